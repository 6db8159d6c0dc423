import { and, eq } from 'drizzle-orm'
import { unreachable } from '../failures/unreachable.ts'
import type { OrderPaymentStatus } from '../model/order-state.ts'
import type { PaymentOperation } from '../model/outbox-kind.ts'
import type { Order } from '../orders/change-order.ts'
import { orders } from '../orders/order-tables.ts'
import { providerOf } from './providers/providers.ts'
import { findOrderOf, findPaid, reconcileMoney, type MoneyServices } from './reconcile-money.ts'

const ASKED: Readonly<Record<PaymentOperation, OrderPaymentStatus>> = {
  capture: 'capturing',
  refund: 'refunding',
  cancel: 'cancelling',
}

/** Asks a provider to capture, refund or release the money of an order, unless that has happened or is requested. */
export async function operatePayment(
  services: MoneyServices,
  operation: PaymentOperation,
  transactionId: string,
): Promise<void> {
  const { db, providers } = services
  const transaction =
    (await findPaid(db, transactionId)) ?? unreachable(`No money to ${operation} of transaction ${transactionId}`)
  const isAsked = (order?: Order) => order?.paymentStatus === ASKED[operation]
  if (!isAsked(await findOrderOf(db, transactionId))) return
  // An earlier request whose answer was lost may have succeeded, or the money may be gone.
  await reconcileMoney(services, transactionId)
  const order = await findOrderOf(db, transactionId)
  if (!order || !isAsked(order) || order.paymentOperationId !== null) return
  const provider = providerOf(providers, transaction.provider)
  const answer = await provider[operation](transaction, order.paymentAttempt)
  const refusedAttempt = order.paymentAttempt
  if (!answer.isAccepted) return await reconcileMoney(services, transactionId, { refusedAttempt })
  await db
    .update(orders)
    .set({ paymentOperationId: answer.operationId })
    .where(and(eq(orders.transactionId, transactionId), eq(orders.paymentAttempt, order.paymentAttempt)))
  await reconcileMoney(services, transactionId)
}
