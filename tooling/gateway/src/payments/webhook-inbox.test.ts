import { eq, like, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { outbox } from '../outbox/outbox-tables.ts'
import { useTestGateway } from '../../testing/test-gateway.ts'
import type { PaymentProviderAdapter } from './providers/provider.ts'
import type { PaymentServices } from './reconcile-payment.ts'
import { receive } from './webhook-inbox.ts'
import { webhookInbox } from './webhook-tables.ts'

const gateway = useTestGateway()

const NUL = '\0'
const escaped = String.raw`\u0000`
const event = (paymentId: string, id = 'e-1') =>
  `{"id":"${id}","event":"payment.checkout.completed","data":{"paymentId":"${paymentId}"}}`
const kept = () => gateway.db.$count(webhookInbox)

const parseWebhook = () => ({ key: `k${NUL}`, paymentId: 'p1' })

describe('the inbox of webhooks', () => {
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

  it.each(['adyen', 'klarna', 'nets'])('keeps no message of %s that the database cannot store', async (name) => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const providers = new Map([[name, { parseWebhook } as unknown as PaymentProviderAdapter]])
    const before = await kept()
    const refusals = {} as PaymentServices['refusals']
    const services = { db: gateway.db, providers, refusals, triggerOutbox: () => undefined }
    await receive(services, name, 'message')
    expect(await kept()).toBe(before)
    log.mockRestore()
  })

  it('waits a while for the payment of a push about an unknown order, and then lets go of it without an alarm', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { db } = gateway
    const url = 'http://gateway.test/webhooks/klarna/push?klarna_order_id=forged-order-1'
    expect((await gateway.fetch(url, { method: 'POST' })).status).toBe(200)
    const [message] = await db.select().from(webhookInbox).where(like(webhookInbox.body, '%forged-order-1%'))
    const entry = async () => {
      await db.update(outbox).set({ dueAt: new Date(0) })
      await gateway.runDueJobs()
      return (
        await db
          .select()
          .from(outbox)
          .where(eq(outbox.subjectId, message?.id ?? ''))
      )[0]
    }
    expect(await entry()).toMatchObject({ doneAt: null, lastError: expect.stringContaining('No payment') })
    await db.update(webhookInbox).set({ receivedAt: sql`now() - interval '61 minutes'` })
    expect(await entry()).toMatchObject({ doneAt: expect.any(Date), deadAt: null })
    expect(log.mock.calls.join()).toContain('webhook-ignored')
    log.mockRestore()
  })
})
