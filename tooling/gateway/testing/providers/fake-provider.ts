import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { PaymentProvider } from '@shop/domain/shop/configuration.ts'
import type { PaymentOutcome, PaymentProviderAdapter } from '../../src/payments/providers/provider.ts'
import { startPayment } from '../../src/payments/start-payment.ts'
import type { ShopEnvironment } from '../../src/shops/shop-environment.ts'

/** A fake payment provider for tests that need no protocol. `name` is one that shops may use. */
export function createFakeProvider(name: PaymentProvider, newId: () => string = randomUUID) {
  const asked: string[] = []
  const outcomes = new Map<string, PaymentOutcome>()
  const unreachable = new Set<string>()
  let reads = Promise.resolve()
  let answerReads: (() => void) | undefined
  const ask = <Answer>(what: string, answer: Answer) => {
    asked.push(what)
    return Promise.resolve(answer)
  }
  let nextCreation = Promise.resolve()
  const create = async () => {
    const paymentId = newId()
    const isCreated = nextCreation
    nextCreation = Promise.resolve()
    const answer = ask(`create ${paymentId}`, paymentId)
    await isCreated
    return await answer
  }
  const adapter: PaymentProviderAdapter = {
    read: async ({ paymentId }) => {
      asked.push(`read ${paymentId}`)
      await reads
      if (unreachable.has(paymentId)) throw new Error('The provider cannot be reached')
      return outcomes.get(paymentId) ?? { kind: 'open' }
    },
    terminate: ({ paymentId }) => {
      outcomes.set(paymentId, { kind: 'cancelled' })
      return ask(`terminate ${paymentId}`, undefined)
    },
    capture: ({ paymentId }) => ask(`capture ${paymentId}`, { isAccepted: true, operationId: 'capture' }),
    refund: ({ paymentId }) => ask(`refund ${paymentId}`, { isAccepted: true, operationId: 'refund' }),
    cancel: ({ paymentId }) => ask(`cancel ${paymentId}`, { isAccepted: true, operationId: 'cancel' }),
    readMoney: ({ amountMinor }) =>
      Promise.resolve({ reservedMinor: amountMinor, capturedMinor: 0, refundedMinor: 0, releasedMinor: 0 }),
    verifyWebhook: async (request) => ({ messages: [await request.text()], unproven: [], dropped: [] }),
    parseWebhook: (message) => {
      const [paymentId = '', transactionId = ''] = message.split(' ')
      return { paymentId, transactionId }
    },
    routes: (services) =>
      new Hono<ShopEnvironment>().get(`/${name}`, async (c) => {
        const key = { shopId: c.get('shop').id, userId: c.req.query('userId') ?? '' }
        return c.json({ paymentId: (await startPayment(services, name, create, key)).paymentId })
      }),
  }
  return {
    adapter,
    /** The calls so far. */
    asked,
    /** Holds the answer to the next creation of a payment until the returned function is called. */
    holdNextCreation: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      nextCreation = promise
      return resolve
    },
    /** Makes the next creation of a payment fail. */
    failNextCreation: () => {
      nextCreation = Promise.reject(new Error('The provider cannot be reached'))
      nextCreation.catch(() => undefined)
    },
    /** Holds the answers to all reads until `answerReads` is called. */
    holdReads: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      reads = promise
      answerReads = resolve
    },
    answerReads: () => answerReads?.(),
    /** Makes every look at a payment fail. */
    failToRead: (paymentId: string) => unreachable.add(paymentId),
    /** Sets the outcome of a payment. */
    outcomeIs: (paymentId: string, outcome: PaymentOutcome) => outcomes.set(paymentId, outcome),
    /** Pays the amount of the transaction. */
    pay: (paymentId: string, reference: string, amountMinor: number) =>
      outcomes.set(paymentId, { kind: 'paid', amountMinor, currency: 'DKK', reference }),
  }
}
