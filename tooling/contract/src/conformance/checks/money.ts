import { cartSchema } from '@shop/domain/cart/cart.ts'
import type { CallName } from '../../documents/calls.ts'
import { gapEffects } from '../../documents/gaps.ts'
import { orderDetailsSchema, printableOrderSchema } from '@shop/domain/orders/order.ts'
import { transactionSchema } from '@shop/domain/orders/transaction.ts'
import { amountOf } from '@shop/domain/prices/price.ts'
import type { Amount } from '@shop/domain/reading/parse.ts'
import { detailsTotals, printableTotals } from '@shop/domain/totals/order-totals.ts'
import { readTotals } from '@shop/domain/totals/total-readings.ts'
import { cartTotals, transactionTotals, type Totals } from '@shop/domain/totals/totals.ts'
import * as v from 'valibot'
import type { Answered } from '../asking/ask.ts'
import type { Gap } from '../gap.ts'

/** A line with its amounts. */
interface PricedLine {
  itemNumber: string
  quantity: number
  price: Amount
  total: Amount
}

interface Sums {
  totals: Totals | undefined
  lines: readonly PricedLine[]
}

/** How each answer with money in it is read. */
const READ: Partial<Record<CallName, (body: unknown) => Sums | undefined>> = {
  'GET /api/cart/get': (body) => {
    const { success, output } = v.safeParse(cartSchema, body)
    return success && output.lines.length > 0
      ? { totals: cartTotals(output, { shippingTypes: [] }), lines: output.lines }
      : undefined
  },
  'GET /api/cart/get-transaction': (body) => {
    const { success, output } = v.safeParse(transactionSchema, body)
    return success ? { totals: transactionTotals(output), lines: output.products } : undefined
  },
  'GET /api/v1.0/orders/history/{id}': (body) => {
    const { success, output } = v.safeParse(orderDetailsSchema, body)
    if (!success) return undefined
    const lines = output.orderLines.map((line) => ({ ...line, price: line.unitPriceStr, total: line.totalStr }))
    return { totals: detailsTotals(output), lines }
  },
  'GET /api/orders/{userId}/{orderNumber}': (body) => {
    const { success, output } = v.safeParse(printableOrderSchema, body)
    return success ? { totals: printableTotals(output), lines: output.productList } : undefined
  },
}

/** Totals and lines that do not add up, one gap for each call and kind. */
export function moneyGaps(answers: readonly Answered[], inclVat: boolean): Gap[] {
  const gaps = answers
    .filter(({ problem }) => problem === undefined)
    .flatMap(({ name, body }) => {
      const sums = READ[name]?.(body)
      return sums ? [...totalGaps(name, sums, inclVat), ...lineGaps(name, sums)] : []
    })
  const first = new Map(gaps.toReversed().map((gap) => [`${gap.calls.join()} ${gap.subject}`, gap]))
  return [...first.values(), ...transactionGaps(answers)]
}

const gapOf = (subject: string, calls: CallName[], words: Pick<Gap, 'found' | 'does'>): Gap => ({
  problem: 'does not add up',
  subject,
  calls,
  ...words,
  isOptional: false,
})

const ORDERS: readonly CallName[] = ['GET /api/v1.0/orders/history/{id}', 'GET /api/orders/{userId}/{orderNumber}']

/** The difference that the shop shows as a row of its own. */
function totalGaps(name: CallName, { totals }: Sums, inclVat: boolean): Gap[] {
  if (!totals) return []
  // The documents name no discounts of orders, so a lower total may be one.
  const mayBeDiscount = ORDERS.includes(name) && totals.discounts === undefined
  return readTotals(totals, inclVat).lines.flatMap(({ key, amount }) => {
    if (key !== 'rounding' && key !== 'other' && key !== 'unnamedDiscount') return []
    if (key === 'other' && mayBeDiscount && Number(amount) < 0) return []
    const found = `The rows and the total differ by ${amount}.`
    return [gapOf('total', [name], { found, does: gapEffects[key] })]
  })
}

/** Half the smallest coin. */
const TOLERANCE = 0.005

/** The first line whose total is not its price times its quantity. */
function lineGaps(name: CallName, { lines }: Sums): Gap[] {
  const wrong = lines.find(({ quantity, price, total }) => {
    const [one, all] = [amountOf(price), amountOf(total)]
    return one !== undefined && all !== undefined && Math.abs(one * quantity - all) > TOLERANCE
  })
  if (!wrong) return []
  const { itemNumber, quantity, price, total } = wrong
  const found = `Line ${itemNumber}: ${quantity} × ${price} is not ${total}.`
  return [gapOf('line total', [name], { found, does: gapEffects.lineTotal })]
}

/** Compares the transaction with the cart that it was made of. */
function transactionGaps(answers: readonly Answered[]): Gap[] {
  const at = answers.findIndex(({ name, problem }) => name === 'GET /api/cart/get-transaction' && problem === undefined)
  const before = answers.slice(0, Math.max(0, at)).findLast(({ name }) => name === 'GET /api/cart/get')
  const cart = v.safeParse(cartSchema, before?.body)
  const transaction = v.safeParse(transactionSchema, answers[at]?.body)
  if (!cart.success || !transaction.success) return []
  const [cartTotal, paid] = [amountOf(cart.output.displayPrice), amountOf(transaction.output.totalPrice)]
  if (cartTotal === undefined || paid === undefined || Math.abs(cartTotal - paid) < TOLERANCE) return []
  const found = `The cart costs ${cart.output.displayPrice}, its transaction ${transaction.output.totalPrice}.`
  return [gapOf('totalPrice', ['GET /api/cart/get-transaction'], { found, does: gapEffects.transactionTotal })]
}
