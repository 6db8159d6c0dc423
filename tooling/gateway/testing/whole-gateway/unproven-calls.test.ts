import { beforeAll, describe, expect, it, vi } from 'vitest'
import { PAYMENT_PROVIDERS } from '@shop/domain/shop/configuration.ts'
import { throttles } from '../../src/access/throttle-tables.ts'
import { alarms } from '../../src/alarms/alarm-tables.ts'
import { createFakeCaptcha, useTestGateway } from '../test.ts'
import { createCallers } from '../access/callers.ts'
import { CALLS } from '../access/calls.ts'
import { requestOf } from '../access/request-of.ts'
import type { Ids } from '../access/resources.ts'
import { unprovenWebhooks } from '../access/unproven-webhooks.ts'

const log = vi.spyOn(console, 'error')
const captcha = createFakeCaptcha()
const gateway = useTestGateway({ platform: { fetch: captcha.fetch } })

/** Sends every call that the access matrix lists, which has every route, and forged webhooks of every provider. */
async function callEverything(ids: Ids) {
  const listed = CALLS.map((call) => requestOf(call, ids, captcha.solve()))
  const calls = [...listed, ...listed.map((call) => ({ ...call, body: {} })), ...unprovenWebhooks(ids)]
  for (const { method, url, body } of calls) {
    const hasBody = method !== 'GET' && method !== 'HEAD'
    const headers = { 'Content-Type': 'application/json' }
    await gateway.fetch(url, { method, headers, ...(hasBody && { body: JSON.stringify(body ?? {}) }) })
  }
  await gateway.db.delete(throttles)
  return calls.length
}

describe('unproven calls', () => {
  beforeAll(() => {
    log.mockImplementation(() => undefined)
  })

  it('[RUN-20] calls without proof raise no alarm on any route, and write a line a minute at most about webhooks', async () => {
    for (const provider of PAYMENT_PROVIDERS) {
      const { 'no token': stranger } = await createCallers(gateway, provider)
      // Of payments that exist, and of others.
      for (const ids of [stranger.foreign, stranger.unknown]) expect(await callEverything(ids)).toBeGreaterThan(100)
    }
    await gateway.runDueJobs()
    expect(await gateway.db.select().from(alarms)).toEqual([])
    const lines = log.mock.calls.filter(([line]) => String(line).includes('"webhook-refused"'))
    expect(lines.length).toBeLessThanOrEqual(PAYMENT_PROVIDERS.length)
  })
})
