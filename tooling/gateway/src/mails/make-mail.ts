import { pages } from '@shop/domain/shop/pages.ts'
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
  /** Without the way to write back at the end: it says so itself, or the shop's own people read it. */
  leavesOutContact?: boolean
}

/** Makes a mail of what it says, with a way to write back and the shop's signature, as text and as HTML. */
export async function makeMail(shop: MailShop, origin: string, to: string, plan: MailPlan): Promise<Mail> {
  const { name, language, theme, phone, say } = shop
  const { subject, title, preheader, parts, leavesOutContact = false } = plan
  const contact: MailPart[] = [
    { kind: 'link', before: say('MailContact'), label: say('WriteToUs'), url: origin + pages.contact.href() },
    ...(phone ? [{ kind: 'paragraph' as const, text: say('TalkToUsPhone', { phone }), unbroken: phone }] : []),
  ]
  const content: MailContent = {
    subject,
    title,
    preheader,
    language,
    parts: leavesOutContact ? parts : [...parts, ...contact],
    signature: say('OrderMailSignature'),
    shop: { name, origin, theme },
  }
  return { to: to.trim(), subject: oneLine(subject), text: renderText(content), html: await renderHtml(content) }
}
