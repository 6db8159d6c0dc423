import { afterEach, describe, expect, it, vi } from 'vitest'
import { toFailure } from './failure.ts'
import { createGateway } from '../gateway.ts'
import { sendAdd } from './send-add.ts'

const add = { baseUrl: 'https://gateway.example/shops/one', visitor: { userId: 'visitor' }, products: { 312: 3 } }

/** Records the requests from now on, and answers them with `answer`. */
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
  body: await request.json(),
})
const client = (accessToken?: string) =>
  createGateway({
    baseUrl: add.baseUrl,
    visitor: () => ({ userId: 'visitor', accessToken }),
    fetch: (input, init) => globalThis.fetch(input, init),
  })

const ADDED = 'added'

describe('sendAdd', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it.each([
    [undefined, null],
    ['token', 'Bearer token'],
  ])(
    '[CART-30] [SES-12] sends the same request without and with the client (%s)',
    async (accessToken, authorization) => {
      const asked = wire(() => Response.json({}))
      await sendAdd({ ...add, visitor: { userId: 'visitor', accessToken } })
      await client(accessToken).cart.add({ 312: 3 })
      const request = {
        method: 'POST',
        url: 'https://gateway.example/shops/one/api/cart/add',
        type: 'application/json',
        authorization,
        body: { userId: 'visitor', products: { 312: 3 } },
      }
      expect(await Promise.all(asked.requests.map(whole))).toEqual([request, request])
      expect(asked.outlivesPage).toBe(true)
    },
  )

  it('[SES-12] sends the same headers as the client’s other calls', async () => {
    const asked = wire(() => Response.json({}))
    await client('token').cart.remove('BAT-312')
    await client('token').cart.add({ 312: 3 })
    const [other, own] = await Promise.all(asked.requests.map(whole))
    expect({ type: own?.type, authorization: own?.authorization }).toEqual({
      type: other?.type,
      authorization: other?.authorization,
    })
  })

  it.each([
    [ADDED, () => Response.json({})],
    [ADDED, () => new Response(null, { status: 204 })],
    [
      { kind: 'refused', status: 400, errorCodes: ['out-of-stock'] },
      () => Response.json({ errorCode: 'out-of-stock' }, { status: 400 }),
    ],
    [{ kind: 'refused', status: 404, errorCodes: [] }, () => new Response('<h1>Not found</h1>', { status: 404 })],
    [{ kind: 'unauthorised' }, () => Response.json({}, { status: 401 })],
    [{ kind: 'broken', status: 502 }, () => new Response(null, { status: 502 })],
    [{ kind: 'broken' }, () => new Response('<!doctype html><title>Sign in to the Wi-Fi</title>')],
    [{ kind: 'unreachable' }, () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as const)('[API-04] [API-05] returns what became of the add: %o', async (outcome, answer) => {
    const asked = wire(answer)
    const response = await sendAdd(add)
    expect(response.isAdded).toBe(outcome === ADDED)
    const read = client().cart.add({ 312: 3 }, response)
    expect(
      await read.then(
        () => ADDED,
        (error: unknown) => toFailure(error),
      ),
    ).toEqual(outcome)
    // The client reads the response that is already there.
    expect(asked.requests).toHaveLength(1)
  })

  it('[SES-05] repeats an add as an anonymous visitor when its token has expired', async () => {
    const asked = wire(() => Response.json({}))
    let visitor: { userId: string; accessToken?: string } = { userId: 'inger', accessToken: 'token' }
    const gateway = createGateway({
      baseUrl: add.baseUrl,
      visitor: () => visitor,
      onExpiredToken: () => (visitor = { userId: 'anonymous' }),
      fetch: (input, init) => globalThis.fetch(input, init),
    })
    await gateway.cart.add({ 312: 3 }, { isAdded: false, status: 401, body: '' })
    expect(await Promise.all(asked.requests.map(whole))).toMatchObject([
      { authorization: null, body: { userId: 'anonymous', products: { 312: 3 } } },
    ])
  })

  it('[API-02] waits a minute for a response, not longer', async () => {
    vi.useFakeTimers()
    vi.stubGlobal(
      'fetch',
      (_input: RequestInfo, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('Aborted')))),
    )
    const response = sendAdd(add)
    let isKnown = false
    void response.then(() => {
      isKnown = true
    })
    await vi.advanceTimersByTimeAsync(59_999)
    expect(isKnown).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await response).toEqual({ isAdded: false })
  })
})
