import { asc, eq } from 'drizzle-orm'
import { addressLines } from '@shop/domain/address/address-lines.ts'
import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import type { Database } from '../../database/database.ts'
import { formatMoney } from '../../money/format.ts'
import type { Order } from '../../orders/change-order.ts'
import { outbox } from '../../outbox/outbox-tables.ts'
import { paymentMethodName } from '../../model/payment-method.ts'
import { findById, type Transaction } from '../../transactions/transaction-store.ts'
import { inColumns } from '../columns.ts'
import { findOrder } from './find-order.ts'
import { findPayments } from './find-payments.ts'
import { listOrders } from './list-orders.ts'
import type { Asked, ReadingCommand } from '../operator-command.ts'
import { progressOf } from '../progress.ts'
import { readShopClock } from '../shop-clock.ts'
import { UsageError } from '../usage-error.ts'

/** Lists the latest orders, shows one, or finds a payment. */
export const orderCommand: ReadingCommand = {
  forms: {
    '[--shop <shop>]': 'the latest orders, of all shops or of one, and payments that are held for review',
    '<n>': 'one order: goods, address, payment, and what waits to be done about it',
    '<number> --payment': 'the payments whose number begins like the one that a customer reads out',
  },
  flags: ['--payment'],
  run: async (db, words, asked) => {
    if (asked.flags.includes('--payment')) return await findPayments(db, words, asked)
    return await (words.length === 0 ? listOrders(db, asked) : showOrder(db, words, asked))
  },
}

/** Shows what an operator needs to pack an order and to answer its customer. Never shows the CPR number. */
async function showOrder(
  db: Database,
  [named, ...others]: readonly string[],
  { shopId }: Pick<Asked, 'shopId'>,
): Promise<string> {
  if (others.length > 0) throw new UsageError()
  const order = await findOrder(db, { named, shopId })
  const clock = await readShopClock(db)
  const written = (moment: Date) => clock(order.shopId, moment)
  const transaction = await findById(db, order.transactionId)
  const isAbout = eq(outbox.subjectId, order.transactionId)
  const waiting = await db.select().from(outbox).where(isAbout).orderBy(asc(outbox.dueAt))
  const payment = transaction?.paymentId
    ? `payment ${transaction.paymentId} at ${transaction.provider}${by(transaction)}`
    : 'no payment'
  return [
    `Order ${order.orderNumber} of ${order.shopId}, placed ${written(order.placedAt)}`,
    `Status: ${order.status}${order.trackingNumber === null ? '' : `, tracking number ${order.trackingNumber}`}`,
    `Money: ${order.paymentStatus}, ${payment}, transaction ${order.transactionId}`,
    '',
    goodsOf(order),
    '',
    ...addressOf(order.draft.deliveryAddress ?? order.draft.invoiceAddress),
    ...(waiting.length > 0
      ? ['', inColumns(waiting.map((item) => [item.kind, progressOf(item, written), item.lastError ?? '']))]
      : []),
  ].join('\n')
}

const by = ({ paymentMethod }: Transaction) => (paymentMethod ? ` by ${paymentMethodName(paymentMethod, 'en')}` : '')

function goodsOf({ draft }: Order): string {
  const money = (minor: number) => formatMoney(minor, { ...draft.style, isHidden: false })
  const { lines, discounts, shipping, totals } = draft
  return inColumns([
    ...lines.map(({ quantity, itemNumber, name, totalMinor }) => [
      `${quantity} ×`,
      itemNumber,
      name,
      money(totalMinor),
    ]),
    ...discounts.map(({ name, amountMinor }) => ['', '', name, money(-amountMinor)]),
    ['', shipping.code, shipping.name, money(shipping.inclVatMinor)],
    ['', '', 'Total', money(totals.total)],
  ])
}

const addressOf = (address: CheckoutAddress) => [...addressLines(address), address.countryCode]
