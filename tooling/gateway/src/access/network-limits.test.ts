import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onError } from '../http/on-error.ts'
import { createDigests } from '../secrets/digests.ts'
import { createTestGateway, type TestGateway } from '../testing.ts'
import { createNetworkLimits } from './network-limits.ts'
import { createThrottle } from './throttle.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway()
})
afterAll(() => gateway.close())

const OFFICE = '192.0.2.1'
const HOME = '192.0.2.2'
const limit = { tries: 1, minutes: 5 }

/** Creates limits for networks of two customers, and the calls that count a try or take one back. */
function createCalls() {
  const throttle = createThrottle(createDigests(randomUUID()))
  const limits = createNetworkLimits(gateway.database.db, throttle, 2)
  const app = new Hono()
    .onError(onError)
    .post('/:action', async (c) => {
      await limits.count(c, c.req.param('action'), limit)
      return c.text('')
    })
    .delete('/:action', async (c) => {
      await limits.uncount(c, c.req.param('action'))
      return c.text('')
    })
  return async (method: 'POST' | 'DELETE', network: string, action = 'order') =>
    (await app.request(`/${action}`, { method, headers: { 'X-Forwarded-For': network } })).status
}

it('allows a network the tries of all its customers, for each action and each network', async () => {
  const call = createCalls()
  expect([await call('POST', OFFICE), await call('POST', OFFICE), await call('POST', OFFICE)]).toEqual([200, 200, 429])
  expect([await call('POST', HOME), await call('POST', OFFICE, 'login')]).toEqual([200, 200])
})

it('takes back one try of an action from a network', async () => {
  const call = createCalls()
  for (let time = 0; time < 2; time += 1) await call('POST', OFFICE)
  await call('DELETE', HOME)
  await call('DELETE', OFFICE, 'login')
  expect(await call('POST', OFFICE)).toBe(429)
  // The refused try counts too.
  for (let time = 0; time < 2; time += 1) await call('DELETE', OFFICE)
  expect([await call('POST', OFFICE), await call('POST', OFFICE)]).toEqual([200, 429])
})
