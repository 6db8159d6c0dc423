import { Hono } from 'hono'
import { rejected } from '../http/answers.ts'
import { body, text } from '../http/request.ts'
import type { PaymentStatus, Transaction, Transactions } from './transactions.ts'

/** Ends a payment. */
export type EndPayment = (transaction: Transaction, status: PaymentStatus) => void

const methods = [
  { type: 'scheme', name: 'Card', brands: ['visa', 'mc'] },
  { type: 'mobilepay', name: 'MobilePay' },
]

export function paymentCalls(transactions: Transactions, endPayment: EndPayment): Hono {
  const calls = new Hono()
  calls.get('/api/payments/paymentMethods', (context) =>
    context.json({
      paymentMethods: JSON.stringify({ paymentMethods: methods }),
      clientKey: 'test_documented',
      culture: 'sv-SE',
      environment: 'test',
    }),
  )
  for (const path of ['initializePayment', 'paymentDetails']) {
    calls.post(`/api/payments/${path}`, async (context) => {
      const transaction = transactions.get(text((await body(context))['transactionId']))
      if (!transaction) return rejected(context, 404, 'transaction-not-found')
      endPayment(transaction, 'Succeeded')
      return context.json({ status: transaction.status, orderPlaced: transaction.orderNumber !== '' })
    })
  }
  calls.get('/api/payments/status/:id', (context) => {
    const transaction = transactions.get(context.req.param('id'))
    if (!transaction) return rejected(context, 404, 'transaction-not-found')
    return context.json({ status: transaction.status })
  })
  return calls
}
