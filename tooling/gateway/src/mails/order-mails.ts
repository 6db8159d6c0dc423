import type { OrderMailKind } from '../model/outbox-kind.ts'
import { cancelledMail } from './cancelled-mail.ts'
import { confirmationMail } from './confirmation-mail.ts'
import type { MailShop } from './mail-shop.ts'
import type { MailPlan } from './make-mail.ts'
import type { MailedOrder } from './order-parts.ts'
import { refundedMail } from './refunded-mail.ts'
import { shippedMail } from './shipped-mail.ts'

/** What each mail about an order says. */
export const orderMails: Readonly<Record<OrderMailKind, (order: MailedOrder, shop: MailShop) => MailPlan>> = {
  confirmation: confirmationMail,
  shipped: shippedMail,
  cancelled: cancelledMail,
  refunded: refundedMail,
}
