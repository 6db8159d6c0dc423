import { Hono } from 'hono'
import { rejected } from '../http/answers.ts'
import { body, text } from '../http/request.ts'
import type { PaymentStatus, Transaction, Transactions } from './transactions.ts'

/** Ends a payment. */
export type EndPayment = (transaction: Transaction, status: PaymentStatus) => void

/** The end of the next payment call: a status, an action of the provider, or a question to the shopper. */
export type Outcome = PaymentStatus | 'action' | 'userActionRequired'

const methods = [
  { type: 'scheme', name: 'Card', brands: ['visa', 'mc'] },
  { type: 'mobilepay', name: 'MobilePay' },
]

export function paymentCalls(transactions: Transactions, outcome: () => Outcome, endPayment: EndPayment): Hono {
  const calls = new Hono()
  calls.get('/api/payments/paymentMethods', (context) =>
    context.json({
      paymentMethods: JSON.stringify({ paymentMethods: methods }),
      clientKey: 'test_documented',
      culture: 'sv-SE',
      environment: 'test',
    }),
  )
  calls.post('/api/payments/initializePayment', async (context) => {
    const transaction = transactions.get(text((await body(context))['transactionId']))
    if (!transaction) return rejected(context, 404, 'transaction-not-found')
    const ending = outcome()
    if (ending === 'action') {
      return context.json({ status: 'Pending', orderPlaced: false, action: { type: 'redirect', url: '/bank' } })
    }
    if (ending === 'userActionRequired') {
      return context.json({ status: 'Pending', orderPlaced: false, userActionRequired: true })
    }
    endPayment(transaction, ending)
    return context.json(endOf(transaction))
  })
  calls.post('/api/payments/paymentDetails', async (context) => {
    const transaction = transactions.get(text((await body(context))['transactionId']))
    if (!transaction) return rejected(context, 404, 'transaction-not-found')
    const ending = outcome()
    endPayment(transaction, ending === 'action' || ending === 'userActionRequired' ? 'Succeeded' : ending)
    return context.json(endOf(transaction))
  })
  calls.get('/api/payments/status/:id', (context) => {
    const transaction = transactions.get(context.req.param('id'))
    if (!transaction) return rejected(context, 404, 'transaction-not-found')
    return context.json({ status: transaction.status })
  })
  return calls
}

const endOf = ({ status, orderNumber }: Transaction) => ({ status, orderPlaced: orderNumber !== '' })
