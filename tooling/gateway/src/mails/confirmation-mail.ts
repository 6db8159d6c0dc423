import type { MailPlan } from './make-mail.ts'
import type { MailShop } from './mail-shop.ts'
import {
  deliverTo,
  goodsAndSums,
  greeting,
  numberOf,
  invoiceTo,
  paragraph,
  seeOrder,
  withdrawal,
  type MailedOrder,
} from './order-parts.ts'

/** The confirmation of an order: what was bought, what it costs, where it goes, how to undo it. */
export function confirmationMail(order: MailedOrder, shop: MailShop): MailPlan {
  const { orderNumber, draft } = order
  const intro = shop.say('OrderMailIntro')
  return {
    subject: shop.say('OrderMailSubject', { orderNumber }),
    title: shop.say('OrderMailTitle'),
    preheader: intro,
    parts: [
      greeting(draft, shop),
      numberOf(order, shop),
      ...seeOrder(order, shop),
      paragraph(intro),
      goodsAndSums(draft, shop),
      ...(draft.isAddressFromPayment ? [paragraph(shop.say('AddressFromPayment'))] : []),
      deliverTo(draft, shop),
      ...(shop.showsPrices ? [invoiceTo(draft, shop)] : []),
      withdrawal(draft, shop),
    ],
  }
}
