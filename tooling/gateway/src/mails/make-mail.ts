import type { MailContent, MailPart } from './mail-content.ts'
import type { MailShop } from './mail-shop.ts'
import type { Mail } from './mail.ts'
import { oneLine } from './one-line.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

/** What one kind of mail says that others do not. */
export interface MailPlan {
  subject: string
  title: string
  preheader: string
  parts: readonly MailPart[]
  /** Read by the shop's own people, who need not be told how to reach the shop. */
  isInternal?: boolean
}

/** Makes a mail of what it says, with a way to write back and the shop's signature, as text and as HTML. */
export async function makeMail(shop: MailShop, origin: string, to: string, plan: MailPlan): Promise<Mail> {
  const { name, language, theme, say } = shop
  const { subject, title, preheader, parts, isInternal = false } = plan
  const contact: MailPart = {
    kind: 'link',
    before: say('MailContact'),
    label: say('WriteToUs'),
    url: `${origin}/customer-service/contact-us`,
  }
  const content: MailContent = {
    subject,
    title,
    preheader,
    language,
    parts: isInternal ? parts : [...parts, contact],
    signature: say('OrderMailSignature'),
    shop: { name, origin, theme },
  }
  return { to: to.trim(), subject: oneLine(subject), text: renderText(content), html: await renderHtml(content) }
}
