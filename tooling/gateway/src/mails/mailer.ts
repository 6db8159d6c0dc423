import { createTransport, type SendMailOptions } from 'nodemailer'
import type { MailServer } from './mail-server.ts'

/** A mail before it is sent. Text and HTML have the same content, so that either can be read alone. */
export interface Mail {
  to: string
  /** The address for replies, if it is not the sender's. */
  replyTo?: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

/**
 * Sends a mail. A repeated mail has the same `id`, so that mailboxes show it once. Aborting `signal` closes the
 * connection.
 */
export type SendMail = (mail: OutgoingMail, signal?: AbortSignal) => Promise<void>

type OutgoingMail = Mail & { from: { name: string; address: string }; id: string }

/** Returns a mail as nodemailer takes it. */
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

/** An address as an object is always one address. nodemailer reads a string with a comma as a list. */
const single = (address: string) => ({ name: '', address })

/** Creates a sender that uses SMTP. */
export function createMailer({ url, requiresTls }: MailServer): SendMail {
  const transport = createTransport({
    url,
    requireTLS: requiresTls,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return async (mail, signal) => void (await transport.sendMail({ ...toMessage(mail), ...(signal && { signal }) }))
}
