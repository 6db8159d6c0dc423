import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useTestGateway } from '../../testing/test-gateway.ts'
import { webhookInbox } from './webhook-tables.ts'

const log = vi.spyOn(console, 'error')
const reportWebhook = vi.fn<(provider: string, result: 'accepted' | 'unproven') => void>()
const gateway = useTestGateway({ environment: { CUSTOMERS_PER_ADDRESS: '1' }, platform: { reportWebhook } })

const RIGHT = 'sandboxNetsWebhook'
const body = '{"id":"e-1","event":"payment.checkout.completed","data":{"paymentId":"p-1"}}'

async function post(address: string, authorization: string, app = gateway.app) {
  const headers = { authorization, 'X-Forwarded-For': address }
  return (await app.request('http://gateway.test/webhooks/nets', { method: 'POST', body, headers })).status
}
const lines = () => log.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('webhook-refused'))

describe('unproven webhooks', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'] })
    log.mockReset().mockReturnValue(undefined)
    reportWebhook.mockReset()
  })
  afterEach(() => void vi.useRealTimers())

  it('[RUN-20] are all counted, and written to the log once a minute for each provider', async () => {
    for (let call = 0; call < 5; call++) expect(await post('192.0.2.1', 'wrong')).toBe(401)
    await gateway.fetch('http://gateway.test/webhooks/adyen', { method: 'POST', body: '{}' })
    expect(lines()).toMatchObject([
      expect.stringContaining('"provider":"nets","because":"wrong-authorization","address":"192.0.2.1","unlogged":0'),
      expect.stringContaining('"provider":"adyen"'),
    ])
    vi.advanceTimersByTime(60_000)
    await post('192.0.2.1', 'wrong')
    expect(lines()[2]).toContain('"unlogged":4')
    expect(reportWebhook.mock.calls.filter(([name]) => name === 'nets')).toEqual(
      Array.from({ length: 6 }, () => ['nets', 'unproven']),
    )
  })

  it('[RUN-20] are limited by network, and never keep out what the provider has proven', async () => {
    const { app } = gateway.another({ reportWebhook })
    const statuses: number[] = []
    for (let call = 0; call < 61; call++) statuses.push(await post('192.0.2.2', 'wrong', app))
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 401), 429])
    expect(await post('192.0.2.2', RIGHT, app)).toBe(200)
    expect(reportWebhook).toHaveBeenLastCalledWith('nets', 'accepted')
    expect(await gateway.db.$count(webhookInbox)).toBe(1)
    expect(await post('192.0.2.3', 'wrong', app)).toBe(401)
  })
})
