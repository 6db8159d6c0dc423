import type { MailPlan } from './make-mail.ts'
import type { MailShop } from './mail-shop.ts'
import {
  deliverTo,
  goodsAlone,
  greeting,
  numberOf,
  paragraph,
  seeOrder,
  tracking,
  withdrawal,
  type MailedOrder,
} from './order-parts.ts'

/** Says that an order has left, with what is in the parcel and where it goes. */
export function shippedMail(order: MailedOrder, shop: MailShop): MailPlan {
  const { orderNumber, draft } = order
  const intro = shop.say('ShippedMailIntro', { orderNumber })
  return {
    subject: shop.say('ShippedMailSubject', { orderNumber }),
    title: shop.say('ShippedMailTitle'),
    preheader: intro,
    parts: [
      greeting(draft, shop),
      numberOf(order, shop),
      ...seeOrder(order, shop),
      paragraph(intro),
      goodsAlone(draft),
      ...tracking(order, shop),
      deliverTo(draft, shop),
      withdrawal(draft, shop),
    ],
  }
}
