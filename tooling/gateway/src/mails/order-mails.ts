import type { OrderMailKind } from '../model/outbox-kind.ts'
import { formatMoney } from '../money/format.ts'
import type { MailShop } from './mail-shop.ts'
import type { MailPlan } from './make-mail.ts'
import {
  deliverTo,
  goodsAlone,
  goodsAndSums,
  greeting,
  invoiceTo,
  numberOf,
  paragraph,
  seeOrder,
  tracking,
  withdrawal,
  type MailedOrder,
} from './order-parts.ts'

type OrderMail = (order: MailedOrder, shop: MailShop) => MailPlan

const confirmationMail: OrderMail = (order, shop) => {
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

const shippedMail: OrderMail = (order, shop) => {
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

const cancelledMail: OrderMail = (order, shop) => {
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

const refundedMail: OrderMail = ({ orderNumber, draft }, shop) => {
  const amount = formatMoney(draft.totals.total, draft.style)
  const intro = shop.say('RefundedMailIntro', { orderNumber, amount })
  return {
    subject: shop.say('RefundedMailSubject', { orderNumber }),
    title: shop.say('RefundedMailTitle'),
    preheader: intro,
    // Without the sums of the purchase, which would read as another charge.
    parts: [greeting(draft, shop), paragraph(intro), paragraph(shop.say('RefundedMailMoney')), goodsAlone(draft)],
  }
}

/** The content of each mail about an order. */
export const orderMails: Readonly<Record<OrderMailKind, OrderMail>> = {
  confirmation: confirmationMail,
  shipped: shippedMail,
  cancelled: cancelledMail,
  refunded: refundedMail,
}
