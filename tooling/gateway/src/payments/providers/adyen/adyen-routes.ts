import { isIP } from 'node:net'
import { paymentAnswerSchema } from '@shop/domain/payments/providers/adyen.ts'
import { Hono, type Context } from 'hono'
import { authorise } from '../../../access/authorise.ts'
import { unreachable } from '../../../failures/unreachable.ts'
import { clientAddress } from '../../../http/client-address.ts'
import { readBody } from '../../../http/read-request.ts'
import { notFound } from '../../../http/refusal.ts'
import { sendJson } from '../../../http/send-json.ts'
import type { ShopEnvironment } from '../../../shops/shop-environment.ts'
import {
  findById,
  findByNumbers,
  findByTriple,
  recordRefusal,
  type Transaction,
  type TransactionTriple,
} from '../../../transactions/transaction-store.ts'
import { startPayment } from '../../start-payment.ts'
import type { PaymentRouteServices } from '../provider.ts'
import { mayBePaid, shopAnswer } from './adyen-answers.ts'
import type { AdyenApi } from './adyen-api.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { createAdyenPayCalls } from './adyen-pay-calls.ts'
import { adyenPaymentRequest } from './adyen-payment-request.ts'
import { detailsRequestSchema, initializeRequestSchema } from './browser-requests.ts'
import { refusalOf, UNDECIDED, type StoredAnswer } from './adyen-result.ts'
import type { AdyenSettings } from './adyen-settings.ts'

/** The payment id of a transaction is our own reference, because it exists before the customer pays. */
const byReference = ({ id }: Transaction) => Promise.resolve(id)

const isRefused = ({ status }: StoredAnswer) => status === 'Refused'

/** The calls of Adyen's form in the shop's page. */
export function createAdyenRoutes(services: PaymentRouteServices, api: AdyenApi, settings: AdyenSettings) {
  const { db, limits, refusals, reconcile } = services
  const payments = createAdyenPayCalls(services, api)

  async function find(c: Context<ShopEnvironment>, triple: TransactionTriple): Promise<Transaction> {
    await authorise(c, db, triple.userId)
    const transaction = await findByTriple(db, c.get('shop').id, triple)
    if (transaction?.provider !== 'adyen') throw notFound()
    return transaction
  }

  /** Reconciles the payment, which places a paid order, and answers with the result. */
  async function answer(c: Context, { id }: Transaction, stored: StoredAnswer) {
    const refusal = refusalOf(stored)
    if (refusal) await recordRefusal(db, id, refusal)
    await reconcile(id)
    const transaction = (await findById(db, id)) ?? unreachable('A transaction that is being paid stays')
    return sendJson(c, paymentAnswerSchema, shopAnswer(transaction, stored))
  }

  return new Hono<ShopEnvironment>()
    .post('/payments/initializePayment', async (c) => {
      const pressedAt = await databaseTime(db)
      const { data, ...triple } = await readBody(c, initializeRequestSchema)
      const transaction = await find(c, triple)
      if (!mayBePaid(transaction)) return answer(c, transaction, UNDECIDED)
      if (!transaction.isCurrent) throw notFound()
      await limits.id.count('payment-try', transaction.id)
      const { id: transactionId, shopId, userId } = transaction
      // Throws if another order has replaced the transaction, so that no money is reserved for a replaced one.
      await startPayment(services, 'adyen', byReference, { shopId, userId, transactionId })
      const address = clientAddress(c)
      const request = adyenPaymentRequest(transaction, data, settings, isIP(address) ? address : '')
      return answer(
        c,
        transaction,
        await refusals.attempt(transaction, () => payments.pay(transaction, request, pressedAt), isRefused),
      )
    })
    .post('/payments/paymentDetails', async (c) => {
      const { details, paymentData, ...ids } = await readBody(c, detailsRequestSchema)
      // A customer who approves in a bank's app may return in another browser, as another visitor.
      const transaction = await findByNumbers(db, c.get('shop').id, ids)
      if (transaction?.provider !== 'adyen') throw notFound()
      if (!mayBePaid(transaction) && transaction.status !== 'pending') return answer(c, transaction, UNDECIDED)
      const stored = await payments.goOn(transaction, { details, ...(paymentData && { paymentData }) })
      // A customer who returns from the bank is never refused: the attempt was admitted at its start.
      if (isRefused(stored)) await refusals.record(transaction)
      return answer(c, transaction, stored)
    })
}
