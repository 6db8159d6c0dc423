import { createMetrics } from '@shop/server/metrics.ts'
import { recordSpans, type SpanEnd, type StartSpan } from '@shop/server/spans.ts'
import { createTrace } from '@shop/server/trace.ts'
import { createTracedFetch } from '@shop/server/traced-fetch.ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createShopper, createTestGateway } from '../../testing/test.ts'
import { addGatewayMetrics } from './gateway-metrics.ts'

// Each value is used once, so that a find tells which field has leaked.
const CANARY = {
  firstName: 'Kanariella',
  lastName: 'Fuglsang-Gul',
  email: 'kanariella@canary.example',
  addressLine1: 'Fuglevej 7319',
  postalCode: '2900',
  city: 'Kanarieby',
  phoneNumber: '39627319',
  countryCode: 'DK',
}
const CPR = '251248-9996'
const PASSWORD = 'Gulfugl7319'
const MESSAGE = 'Min kanariefugl synger ikke'
const SECRETS = [
  ...Object.values(CANARY).filter((value) => value.length > 4),
  CPR,
  CPR.replace('-', ''),
  PASSWORD,
  MESSAGE,
]

const failingFetch: typeof fetch = () => Promise.reject(new TypeError('fetch failed'))

/** Records names, attributes and ends of all spans. */
function recordAllSpans() {
  const recorded: unknown[] = []
  const startSpan: StartSpan = (name, kind) => {
    recorded.push([name, kind])
    return { trace: createTrace(), end: (end: SpanEnd) => void recorded.push(end) }
  }
  recordSpans(startSpan)
  onTestFinished(() => recordSpans(undefined))
  return recorded
}

describe('metrics', () => {
  it('keeps everything that customers type out of logs, metrics and traces', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => log.mockRestore())
    const spans = recordAllSpans()
    const metrics = createMetrics()
    const gateway = await createTestGateway({
      platform: {
        reportCall: metrics.answered,
        fetch: createTracedFetch(failingFetch, metrics.sent),
        sendMail: (mail) => Promise.reject(new Error(`550 no mailbox ${mail.to} for ${mail.text}`)),
      },
    })
    onTestFinished(() => gateway.close())
    addGatewayMetrics(metrics.registry, gateway.database)

    const customer = createShopper(gateway.fetch, 'test_free')
    const registration = { ...CANARY, password: PASSWORD, confirmPassword: PASSWORD, userId: customer.userId }
    await customer.call('POST', '/v1.0/register', registration)
    await customer.call('POST', '/v1.0/authenticate', { email: CANARY.email, password: `${PASSWORD}!` })
    await customer.call('POST', '/v1.0/forgot-password', { email: CANARY.email })
    await customer.add({ battery: 1 })
    const order = { invoiceAddress: CANARY, customProperties: { cprNumber: CPR } }
    expect((await customer.placeOrder(order)).status).toBe(200)
    const payer = createShopper(gateway.fetch)
    await payer.add({ battery: 1 })
    expect((await payer.placeOrder({ invoiceAddress: CANARY })).status).toBe(200)
    // The provider cannot be reached, which is logged.
    expect((await payer.nets()).status).toBe(502)
    await customer.post('/contact', { name: CANARY.firstName, email: CANARY.email, message: MESSAGE })
    await customer.get(`/products/search`, { query: `${CANARY.email} ${MESSAGE}` })
    vi.spyOn(gateway.database.pool, 'query').mockImplementationOnce(() => {
      throw new TypeError('a mistake')
    })
    expect((await customer.get('/cart/get', { email: CANARY.email })).status).toBe(500)
    await customer.get(`/no-such-call/${CANARY.email}`)
    await gateway.runDueJobs()

    const seen = {
      log: log.mock.calls.flat().join('\n'),
      metrics: await metrics.registry.metrics(),
      spans: JSON.stringify(spans),
    }
    // The test sees what is recorded.
    expect(seen.log).toMatch(/order-placed[^]*payment-not-created/)
    expect(seen.metrics).toContain('initialize-transaction')
    expect(seen.spans).toMatch(/initialize-transaction[^]*request /)
    for (const [where, text] of Object.entries(seen)) {
      const found = SECRETS.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()))
      expect({ where, found }).toEqual({ where, found: [] })
    }
  })
})
