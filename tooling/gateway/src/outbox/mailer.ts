import { createTransport } from 'nodemailer'
import type { Mail } from './confirmation-mail.ts'

/** Sends a mail. `id` is the same each time the same mail is sent, so that mailboxes show a repeated one once. */
export type SendMail = (mail: Mail & { from: { name: string; address: string }; id: string }) => Promise<void>

/** Sends by SMTP. */
export function createMailer(smtpUrl: string): SendMail {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 })
  return async ({ id, from, to, subject, text, headers = {} }) => {
    const domain = from.address.split('@')[1] ?? 'localhost'
    await transport.sendMail({ from, to, subject, text, headers, messageId: `<${id}@${domain}>` })
  }
}
