import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestGateway, type TestGateway } from '../testing.ts'
import type { PaymentProviderAdapter } from './providers/provider.ts'
import type { PaymentServices } from './reconcile-payment.ts'
import { receive } from './webhook-inbox.ts'
import { webhookInbox } from './webhook-tables.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway()
})
afterAll(() => gateway.close())

const NUL = '\0'
const escaped = String.raw`\u0000`
const event = (paymentId: string, id = 'e-1') =>
  `{"id":"${id}","event":"payment.checkout.completed","data":{"paymentId":"${paymentId}"}}`
const kept = () => gateway.database.db.$count(webhookInbox)

it.each([
  ['a bare NUL', event(`p${NUL}1`)],
  ['an escaped NUL in the payment', event(`p${escaped}1`)],
  ['an escaped NUL in its own name', event('p1', `e${escaped}1`)],
  ['half a character', event(String.raw`p\ud800`)],
])(
  'a well-authorised webhook with %s is answered and dropped, since the provider would repeat it for days',
  async (_what, body) => {
    const before = await kept()
    const headers = { authorization: 'sandboxNetsWebhook' }
    const answer = await gateway.fetch('http://gateway.test/webhooks/nets', { method: 'POST', body, headers })
    expect(answer.status).toBe(200)
    expect(await kept()).toBe(before)
  },
)

const parseWebhook = () => ({ key: `k${NUL}`, paymentId: 'p1' })

it.each(['adyen', 'klarna', 'nets'])('keeps no message of %s that the database cannot store', async (name) => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const providers = new Map([[name, { parseWebhook } as unknown as PaymentProviderAdapter]])
  const before = await kept()
  const refusals = {} as PaymentServices['refusals']
  const services = { db: gateway.database.db, providers, refusals, triggerOutbox: () => undefined }
  await receive(services, name, 'message')
  expect(await kept()).toBe(before)
  log.mockRestore()
})
