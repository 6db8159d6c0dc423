import type { MailPlan } from './make-mail.ts'
import type { MailShop } from './mail-shop.ts'
import { goodsAlone, greeting, numberOf, paragraph, type MailedOrder } from './order-parts.ts'

/** Says that an order was cancelled before it was sent, and that nobody pays for it. */
export function cancelledMail(order: MailedOrder, shop: MailShop): MailPlan {
  const { orderNumber, draft } = order
  const intro = shop.say('CancelledMailIntro', { orderNumber })
  return {
    subject: shop.say('CancelledMailSubject', { orderNumber }),
    title: shop.say('CancelledMailTitle'),
    preheader: intro,
    parts: [
      greeting(draft, shop),
      numberOf(order, shop),
      paragraph(intro),
      ...(shop.showsPrices ? [paragraph(shop.say('CancelledMailMoney'))] : []),
      goodsAlone(draft),
    ],
  }
}
