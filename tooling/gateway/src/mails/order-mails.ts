import type { OrderMailKind } from '../model/outbox-kind.ts'
import { formatMoney } from '../money/format.ts'
import { legalParts } from './legal-parts.ts'
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
  const intro = shop.t('OrderMailIntro')
  return {
    subject: shop.t('OrderMailSubject', { orderNumber }),
    title: shop.t('OrderMailTitle'),
    preheader: intro,
    parts: [
      greeting(draft, shop),
      numberOf(order, shop),
      ...seeOrder(order, shop),
      paragraph(intro),
      goodsAndSums(draft, shop),
      ...(draft.isAddressFromPayment ? [paragraph(shop.t('AddressFromPayment'))] : []),
      deliverTo(draft, shop),
      ...(shop.showsPrices ? [invoiceTo(draft, shop)] : []),
      withdrawal(order, shop),
    ],
    keepsake: legalParts(shop, order.terms),
  }
}

const shippedMail: OrderMail = (order, shop) => {
  const { orderNumber, draft } = order
  const intro = shop.t('ShippedMailIntro', { orderNumber })
  return {
    subject: shop.t('ShippedMailSubject', { orderNumber }),
    title: shop.t('ShippedMailTitle'),
    preheader: intro,
    parts: [
      greeting(draft, shop),
      numberOf(order, shop),
      ...seeOrder(order, shop),
      paragraph(intro),
      goodsAlone(draft),
      ...tracking(order, shop),
      deliverTo(draft, shop),
      withdrawal(order, shop),
    ],
  }
}

const cancelledMail: OrderMail = (order, shop) => {
  const { orderNumber, draft } = order
  const intro = shop.t('CancelledMailIntro', { orderNumber })
  return {
    subject: shop.t('CancelledMailSubject', { orderNumber }),
    title: shop.t('CancelledMailTitle'),
    preheader: intro,
    parts: [
      greeting(draft, shop),
      numberOf(order, shop),
      paragraph(intro),
      ...(shop.showsPrices ? [paragraph(shop.t('CancelledMailMoney'))] : []),
      goodsAlone(draft),
    ],
  }
}

const refundedMail: OrderMail = ({ orderNumber, draft }, shop) => {
  const amount = formatMoney(draft.totals.total, draft.style)
  const intro = shop.t('RefundedMailIntro', { orderNumber, amount })
  return {
    subject: shop.t('RefundedMailSubject', { orderNumber }),
    title: shop.t('RefundedMailTitle'),
    preheader: intro,
    // Without the sums of the purchase, which would read as another charge.
    parts: [greeting(draft, shop), paragraph(intro), paragraph(shop.t('RefundedMailMoney')), goodsAlone(draft)],
  }
}

/** The content of each mail about an order. */
export const orderMails: Readonly<Record<OrderMailKind, OrderMail>> = {
  confirmation: confirmationMail,
  shipped: shippedMail,
  cancelled: cancelledMail,
  refunded: refundedMail,
}
