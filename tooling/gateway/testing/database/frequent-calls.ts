import { deleteExpired } from '../../src/upkeep/delete-expired.ts'
import type { Database } from '../../src/database/database.ts'
import type { Gateway } from '../../src/gateway.ts'
import { enforceRetention } from '../../src/upkeep/retention.ts'
import { createShopper } from '../shopper.ts'

export interface FrequentCall {
  name: string
  run: () => Promise<unknown>
}

/** Lists the most frequent work of a gateway: calls of visitors and a customer, and its own jobs. */
export function frequentCalls({ app, runDueJobs }: Gateway, db: Database): FrequentCall[] {
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const request = new Request(url, init)
    const answer = await app.fetch(request)
    if (!answer.ok) throw new Error(`${answer.status} for ${request.url}: ${await answer.text()}`)
    return answer
  }
  const visitor = createShopper(fetch)
  const demo = createShopper(fetch)
  let ids: { transactionId: string; correlationId: string }
  return [
    { name: 'read product', run: () => visitor.get('/products/details', { itemNumber: 'BAT-312' }) },
    { name: 'add to cart', run: () => visitor.add({ battery: 1 }) },
    { name: 'read cart', run: () => visitor.cart() },
    {
      name: 'place order',
      run: async () => {
        ids = (await visitor.placeOrder()).body
      },
    },
    { name: 'read transaction', run: () => visitor.transaction(ids.transactionId, ids.correlationId) },
    {
      name: 'log in',
      run: async () => {
        const login = { email: 'demo@example.com', password: 'Hearing2026' }
        const answer = await demo.call('POST', '/v1.0/authenticate', login)
        demo.useToken(answer.body.access_token)
      },
    },
    { name: 'read subscriptions', run: () => demo.call('GET', '/v1.0/user-subscriptions') },
    { name: 'read order history', run: () => demo.call('GET', '/v1.0/orders/history?pageNumber=2&pageSize=10') },
    { name: 'read order', run: () => demo.call('GET', '/v1.0/orders/history/T1') },
    { name: 'outbox and due payments', run: runDueJobs },
    { name: 'expired rows', run: () => deleteExpired(db) },
    { name: 'retention', run: () => enforceRetention(db) },
  ]
}
