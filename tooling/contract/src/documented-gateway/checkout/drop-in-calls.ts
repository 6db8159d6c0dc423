import { Hono } from 'hono'
import { cartOf, type Carts } from '../cart/calls.ts'
import { rejected } from '../http/answers.ts'
import { text } from '../http/request.ts'
import type { EndPayment } from './payment-calls.ts'
import { noAddress, openTransaction, type Transaction, type Transactions } from './transactions.ts'

/** The calls for Klarna and Nets. Both providers collect the payment in their own drop-in. */
export function dropInCalls(carts: Carts, transactions: Transactions, endPayment: EndPayment): Hono {
  const calls = new Hono()
  calls.get('/api/klarna', (context) => {
    const transaction = pending(carts, transactions, text(context.req.query('userId')))
    if (!transaction) return rejected(context, 400, 'cart-empty')
    return context.json({ dropInHtml: '<div id="klarna">Klarna</div>', transactionId: transaction.transactionId })
  })
  calls.get('/api/klarna/order', (context) => {
    const { transactionId = '', userId } = context.req.query()
    const transaction = transactions.get(transactionId)
    if (!transaction || transaction.userId !== userId) return rejected(context, 404, 'transaction-not-found')
    endPayment(transaction, 'Succeeded')
    const { orderNumber, paymentId } = transaction
    return context.json({ dropInHtml: '<div id="klarna">Thank you</div>', orderNumber, paymentId })
  })
  calls.get('/api/nets', (context) => {
    const transaction = pending(carts, transactions, text(context.req.query('userId')))
    if (!transaction) return rejected(context, 400, 'cart-empty')
    const { paymentId, transactionId, correlationId } = transaction
    return context.json({ paymentId, transactionId, correlationId, clientKey: 'test_documented', language: 'sv-SE' })
  })
  return calls
}

/** The user's latest unfinished transaction, or a new one for the cart. An empty cart has none. */
function pending(carts: Carts, transactions: Transactions, userId: string): Transaction | undefined {
  const open = [...transactions.values()].findLast((one) => one.userId === userId && one.orderNumber === '')
  if (open) return open
  const cart = cartOf(carts, userId)
  if (cart.lines.length === 0) return undefined
  return openTransaction(transactions, userId, cart, { invoiceAddress: noAddress, deliveryAddress: noAddress })
}
