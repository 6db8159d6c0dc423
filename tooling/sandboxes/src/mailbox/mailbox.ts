import PostalMime from 'postal-mime'
import type { Platform } from '../platform.ts'

/** A received mail. `text` is empty for a mail with HTML only. */
export interface Mail {
  id: string
  receivedAt: string
  from: string
  to: string[]
  subject: string
  text: string
  html: string
}

const KEPT_MAILS = 500

/** Creates the store of the shop's mails, newest first. No mail leaves this machine. */
export function createMailbox(platform: Platform) {
  const mails: Mail[] = []
  return {
    all: (): readonly Mail[] => mails,
    find: (id: string) => mails.find((mail) => mail.id === id),
    clear: () => void mails.splice(0),
    /** Stores a raw message. The recipients are those of the envelope, as on a real server. */
    async receive(raw: Uint8Array, recipients: readonly string[]) {
      const { from, subject, text, html } = await PostalMime.parse(raw)
      mails.unshift({
        id: platform.newId(),
        receivedAt: new Date(platform.now()).toISOString(),
        from: from?.address ?? '',
        to: [...recipients],
        subject: subject ?? '',
        text: text ?? '',
        html: html ?? '',
      })
      mails.splice(KEPT_MAILS)
    },
  }
}
export type Mailbox = ReturnType<typeof createMailbox>
