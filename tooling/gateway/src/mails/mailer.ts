import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Mail } from './mail.ts'
import type { MailServer } from './mail-server.ts'

/**
 * Sends a mail. `id` is the same each time the same mail is sent, so that mailboxes show a repeated one once. `signal`:
 * closes the connection when it is aborted.
 */
export type SendMail = (mail: OutgoingMail, signal?: AbortSignal) => Promise<void>

type OutgoingMail = Mail & { from: { name: string; address: string }; id: string }

/** A mail as it is handed to the mail server's library. */
export function toMessage({ id, from, to, replyTo, headers = {}, ...written }: OutgoingMail): SendMailOptions {
  const domain = from.address.split('@')[1] ?? 'localhost'
  return {
    ...written,
    from,
    to: single(to),
    ...(replyTo && { replyTo: single(replyTo) }),
    headers,
    messageId: `<${id}@${domain}>`,
  }
}

/** As an object an address is one address: as a text it may be a list, with whatever somebody typed behind a comma. */
const single = (address: string) => ({ name: '', address })

/** Sends by SMTP. `requiresTls`: sends nothing to a server that does not offer STARTTLS. */
export function createMailer({ url, requiresTls }: MailServer): SendMail {
  const transport = createTransport({
    url,
    requireTLS: requiresTls,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return async (mail, signal) => void (await transport.sendMail({ ...toMessage(mail), ...(signal && { signal }) }))
}
