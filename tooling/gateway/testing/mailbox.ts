import type { SendMail } from '../src/mails/mailer.ts'

/** Creates a `sendMail` that keeps what it is asked to send. */
export function createMailbox() {
  const mails: Parameters<SendMail>[0][] = []
  const sendMail: SendMail = (mail) => Promise.resolve(void mails.push(mail))
  return { mails, sendMail }
}
