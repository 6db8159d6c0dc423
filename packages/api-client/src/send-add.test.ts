import { afterEach, expect, it, vi } from 'vitest'
import { createGateway } from './gateway.ts'
import { sendAdd } from './send-add.ts'

const visitor = { userId: 'visitor', isNew: false }
const add = { baseUrl: 'https://gateway.example/shops/one', visitor, productId: '312', quantity: 3 }

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What is asked from now on, and answered with `answer`. */
function wire(answer: () => Response | Promise<Response>) {
  const asked = { requests: [] as Request[], outlivesPage: false }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.requests.push(new Request(input, init))
    asked.outlivesPage ||= init?.keepalive === true
    return answer()
  })
  return asked
}
const whole = async (request: Request) => ({
  method: request.method,
  url: request.url,
  type: request.headers.get('content-type'),
  authorization: request.headers.get('authorization'),
  body: await request.text(),
})

it.each([undefined, 'token'])('[CART-07] [SES-12] asks just as the gateway’s client does (%s)', async (accessToken) => {
  const asked = wire(() => Response.json({}))
  await sendAdd({ ...add, visitor: { ...visitor, ...(accessToken && { accessToken }) } })
  const client = createGateway({
    baseUrl: add.baseUrl,
    visitor: () => ({ userId: 'visitor', accessToken }),
    fetch: (input, init) => globalThis.fetch(input, init),
  })
  await client.cart.add({ 312: 3 })
  const [early, usual] = await Promise.all(asked.requests.map(whole))
  expect(early).toEqual(usual)
  expect(asked.outlivesPage).toBe(true)
})

it.each([
  ['added', () => Response.json({})],
  ['added', () => new Response(null, { status: 204 })],
  ['refused', () => Response.json({ errorCode: 'out-of-stock' }, { status: 400 })],
  ['refused', () => Response.json({}, { status: 401 })],
  ['unknown', () => new Response(null, { status: 502 })],
  ['unknown', () => new Response('<!doctype html><title>Sign in to the Wi-Fi</title>')],
  ['unknown', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('[API-04] [API-05] knows what became of it: %s', async (outcome, answer) => {
  wire(answer)
  expect(await sendAdd(add)).toBe(outcome)
})

it('[API-02] waits a minute for an answer, not longer', async () => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    (_input: RequestInfo, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('Aborted')))),
  )
  const outcome = sendAdd(add)
  let isKnown = false
  void outcome.then(() => {
    isKnown = true
  })
  await vi.advanceTimersByTimeAsync(59_999)
  expect(isKnown).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toBe('unknown')
})
