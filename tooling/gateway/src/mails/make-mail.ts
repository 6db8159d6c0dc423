import { pages } from '@shop/domain/text/pages.ts'
import { withoutSoftHyphens } from '@shop/domain/text/soft-hyphens.ts'
import type { MailContent, MailPart } from './mail-content.ts'
import type { MailShop } from './mail-shop.ts'
import type { Mail } from './mailer.ts'
import { oneLine } from './one-line.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

/** The content that differs from one kind of mail to another. */
export interface MailPlan {
  subject: string
  title: string
  preheader: string
  parts: readonly MailPart[]
  /** What the customer shall keep, below the signature. */
  keepsake?: readonly MailPart[]
  /** Leaves out the links to customer service, for mails to the shop itself. */
  leavesOutContact?: boolean
}

/** Renders a mail as text and as HTML. Adds the links to customer service and the shop's signature. */
export async function makeMail(shop: MailShop, origin: string, to: string, plan: MailPlan): Promise<Mail> {
  const { name, language, theme, phone, t } = shop
  const { title, parts, keepsake = [], leavesOutContact = false } = plan
  const [subject, preheader] = [plan.subject, plan.preheader].map(withoutSoftHyphens) as [string, string]
  const contact: MailPart[] = [
    { kind: 'link', before: t('MailContact'), label: t('WriteToUs'), url: origin + pages.contact.href() },
    ...(phone ? [{ kind: 'paragraph' as const, text: t('TalkToUsPhone', { phone }), unbroken: phone }] : []),
  ]
  const content: MailContent = {
    subject,
    title,
    preheader,
    language,
    parts: leavesOutContact ? parts : [...parts, ...contact],
    signature: t('OrderMailSignature'),
    keepsake,
    shop: { name, origin, theme },
  }
  const text = withoutSoftHyphens(renderText(content))
  return { to: to.trim(), subject: oneLine(subject), text, html: await renderHtml(content) }
}
