import { createMetrics } from '@shop/server/metrics.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { addGatewayMetrics } from '../metrics/gateway-metrics.ts'
import { useTestGateway } from '../../testing/test-gateway.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

const metrics = createMetrics()
const gateway = useTestGateway({ platform: { reportCall: metrics.answered } })

const recordLog = () => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => spy.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)
}

/** Breaks the next query of the gateway. */
const breakDatabase = (failure: Error) =>
  vi.spyOn(gateway.database.pool, 'query').mockImplementationOnce(() => {
    throw failure
  })

const readProducts = (headers = {}) =>
  gateway.fetch('http://gateway.test/shops/test_dk/api/cart/get?userId=7f3c3a50-1111-4222-8333-444455556666', {
    headers,
  })

describe('observed calls', () => {
  beforeAll(() => {
    addGatewayMetrics(metrics.registry, gateway.database)
  })
  afterEach(() => vi.restoreAllMocks())
  afterAll(() => metrics.stop())

  describe('a failed call', () => {
    it.each([
      [500, 'call-failed', new Error('a mistake')],
      [503, 'call-unavailable', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })],
    ])('is answered with %i and the number that finds its line in the log', async (status, event, failure) => {
      const log = recordLog()
      breakDatabase(failure)
      const response = await readProducts({ traceparent: `00-${TRACE}-00f067aa0ba902b7-00` })
      const body = (await response.json()) as { errorNumber: string }
      expect({ status: response.status, number: body.errorNumber }).toEqual({
        status,
        number: expect.stringMatching(/^\d{9}$/),
      })
      expect(log()).toMatchObject([
        { event, trace: TRACE, number: body.errorNumber, route: '/shops/:shopId/api/cart/get', method: 'GET' },
      ])
    })

    it('has a number of its own when the caller names no trace, and none is logged for a refusal', async () => {
      const log = recordLog()
      const refused = await gateway.fetch('http://gateway.test/shops/unknown/api/cart/get')
      expect(await refused.json()).not.toHaveProperty('errorNumber')
      expect(log()).toEqual([])
      const numbers = []
      for (let tries = 0; tries < 2; tries++) {
        breakDatabase(new Error('a mistake'))
        numbers.push(((await (await readProducts()).json()) as { errorNumber: string }).errorNumber)
      }
      expect(numbers[0]).not.toBe(numbers[1])
    })
  })

  describe('the metrics', () => {
    it('name calls by route and class of status, whatever visitors send', async () => {
      const before = (await metrics.registry.metrics()).split('\n').length
      for (let visitor = 0; visitor < 30; visitor++) {
        await gateway.fetch(`http://gateway.test/shops/test_dk/api/products/details?itemNumber=INGER-${visitor}`)
        await gateway.fetch(`http://gateway.test/shops/inger-${visitor}/api/cart/get`)
        await gateway.fetch(`http://gateway.test/inger/${visitor}`, { method: visitor % 2 === 0 ? 'BREW' : 'PUT' })
      }
      const text = await metrics.registry.metrics()
      expect(text).toContain(
        'http_request_duration_seconds_count{method="GET",route="/shops/:shopId/api/cart/get",status="4xx"}',
      )
      expect(text).toContain('http_request_duration_seconds_count{method="other",route="none",status="4xx"} 15')
      expect(text.toLowerCase()).not.toContain('inger')
      expect(text.split('\n').length - before).toBeLessThan(100)
    })

    it('say what waits, and that the database does not answer', async () => {
      expect(await metrics.registry.metrics()).toMatch(/^database_up 1$/m)
      expect(await metrics.registry.metrics()).toMatch(/^outbox_dead_letters 0$/m)
    })
  })
})
