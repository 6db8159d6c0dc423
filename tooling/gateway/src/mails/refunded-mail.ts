import { formatMoney } from '../money/format.ts'
import type { MailPlan } from './make-mail.ts'
import type { MailShop } from './mail-shop.ts'
import { goodsAlone, greeting, paragraph, type MailedOrder } from './order-parts.ts'

/** Says that the money of an order is on its way back, and how much it is. */
export function refundedMail({ orderNumber, draft }: MailedOrder, shop: MailShop): MailPlan {
  const amount = formatMoney(draft.totals.total, draft.style)
  const intro = shop.say('RefundedMailIntro', { orderNumber, amount })
  return {
    subject: shop.say('RefundedMailSubject', { orderNumber }),
    title: shop.say('RefundedMailTitle'),
    preheader: intro,
    // Without its sums: they are those of a purchase.
    parts: [greeting(draft, shop), paragraph(intro), paragraph(shop.say('RefundedMailMoney')), goodsAlone(draft)],
  }
}
