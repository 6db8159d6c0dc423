import { setImmediate as nextTask } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { SORT } from '@shop/domain/catalogue/sort.ts'
import { GatewayFailure, toFailure } from './http/failure.ts'
import { batteries, domes } from './fixtures/catalogue.ts'
import { TOKEN, USER_ID } from './fixtures/fixture.ts'
import { createGateway } from './gateway.ts'
import { ACCOUNT_CALLS } from './testing/account-calls.ts'
import type { CallRow } from './testing/call-row.ts'
import { STOREFRONT_CALLS } from './testing/storefront-calls.ts'
import { describeRequest, fakeGateway } from './testing/fake-gateway.ts'

const CALLS = [...STOREFRONT_CALLS, ...ACCOUNT_CALLS]

const customer = { accessToken: TOKEN }
const answering =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })
const failureOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(GatewayFailure)
  return toFailure(error)
}

const cut = () =>
  new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) }), {
    headers: { 'content-type': 'application/json' },
  })

/** One call of the documents changes something with GET. */
const changes = ({ method, path }: { method: string; path: string }) =>
  method !== 'GET' || path.includes('override-cart')

const isSilent = ({ fixture }: CallRow) => Object.keys(fixture.answer).length === 0
const READING = CALLS.filter((row) => !isSilent(row)).map(({ reads, ...row }) => ({
  ...row,
  reads: reads ?? row.fixture.answer,
}))
const SILENT = CALLS.filter(isSilent)

// These accept any text: two read optional answers, and a payment status may be a bare word.
const STRICT = READING.filter(({ title }) => !/API-40|CFG-05|API-26/.test(title))

describe('createGateway', () => {
  test.each(READING)('$title: reads the answer', async ({ call, fixture, reads }) => {
    const { gateway } = fakeGateway(answering(fixture.answer), customer)
    expect(await call(gateway)).toMatchObject(reads)
  })

  test.each(SILENT)('$title: an empty answer will do', async ({ call }) => {
    const { gateway } = fakeGateway(() => new Response(null, { status: 204 }), customer)
    await expect(call(gateway)).resolves.toBeUndefined()
  })

  describe.each(CALLS)('$title', ({ fixture, call }: CallRow) => {
    const { answer, ...sent } = fixture

    test('sends exactly what the specification says', async () => {
      const { gateway, requests } = fakeGateway(answering(answer), customer)
      await call(gateway)
      expect(await Promise.all(requests.map(describeRequest))).toEqual([sent])
    })

    // Customers close a window at once after a logout, and the shop opens account pages in a new document.
    test('lets a change outlive the page that sent it', async () => {
      const { gateway, requests } = fakeGateway(answering(answer), customer)
      await call(gateway)
      expect(requests.map(({ keepalive }) => keepalive)).toEqual([changes(sent)])
    })

    test('gives the reasons of a refusal to the caller', async () => {
      const body = { errorCode: 'invalid-captcha', errors: [{ errorCode: 'email-in-use' }], message: 'No.' }
      const { gateway } = fakeGateway(answering(body, 400), customer)
      const failure = { kind: 'refused', status: 400, errorCodes: ['invalid-captcha', 'email-in-use'], message: 'No.' }
      expect(await failureOf(call(gateway))).toEqual(failure)
    })

    test('[API-06] knows 401 as unauthorised, and only that', async () => {
      const { gateway } = fakeGateway(answering({}, 401), customer)
      expect(await failureOf(call(gateway))).toEqual({ kind: 'unauthorised' })
      const { gateway: forbidding } = fakeGateway(answering({}, 403), customer)
      expect(await failureOf(call(forbidding))).toEqual({ kind: 'refused', status: 403, errorCodes: [] })
    })

    test.each([500, 503])('[API-03] knows status %i as broken', async (status) => {
      const { gateway, requests } = fakeGateway(answering({}, status), customer)
      expect(await failureOf(call(gateway))).toEqual({ kind: 'broken', status })
      expect(requests).toHaveLength(1)
    })

    test('[API-03] is unreachable without an answer, and is not repeated', async () => {
      const { gateway, requests } = fakeGateway(() => Promise.reject(new TypeError('Failed to fetch')), customer)
      expect(await failureOf(call(gateway))).toEqual({ kind: 'unreachable' })
      expect(requests).toHaveLength(1)
    })

    test('[API-03] takes an answer that breaks off for none', async () => {
      const { gateway } = fakeGateway(cut, customer)
      expect(await failureOf(call(gateway))).toEqual({ kind: 'unreachable' })
    })
  })

  test.each(READING)('$title: malformed JSON is a broken answer', async ({ call }) => {
    const { gateway } = fakeGateway(
      () => new Response('{"products": [', { headers: { 'content-type': 'application/json' } }),
      customer,
    )
    expect(await failureOf(call(gateway))).toEqual({ kind: 'broken' })
  })

  test.each(STRICT)('$title: an answer of another shape is a broken answer', async ({ call }) => {
    const { gateway } = fakeGateway(answering('sorry'), customer)
    expect(await failureOf(call(gateway))).toEqual({ kind: 'broken' })
  })

  test.each(CALLS)(
    '[SES-12] $title: carries the token of a customer, and nothing otherwise',
    async ({ call, fixture }) => {
      const { gateway, requests } = fakeGateway(answering(fixture.answer), customer)
      await call(gateway)
      expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`)
      const { gateway: anonymous, requests: bare } = fakeGateway(answering(fixture.answer))
      await call(anonymous).catch(() => undefined)
      const onlyWithLogin = /orders\/history|user-subscriptions/.test(fixture.path)
      expect(bare.map((request) => request.headers.get('authorization'))).toEqual(onlyWithLogin ? [] : [null])
    },
  )

  test('[API-02] counts a minute without an answer as none', async () => {
    vi.useFakeTimers()
    try {
      const { gateway } = fakeGateway(() => new Promise<Response>(() => undefined))
      const settled = vi.fn<(failure: unknown) => void>()
      void failureOf(gateway.cart.get()).then(settled)
      await vi.advanceTimersByTimeAsync(59_999)
      expect(settled).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(settled).toHaveBeenCalledWith({ kind: 'unreachable' })
    } finally {
      vi.useRealTimers()
    }
  })

  test('[API-02] counts an answer as none that has begun and is not whole after a minute', async () => {
    vi.useFakeTimers()
    try {
      const begun = new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"products":[')) })
      const { gateway } = fakeGateway(() => Promise.resolve(new Response(begun)))
      const settled = vi.fn<(failure: unknown) => void>()
      void failureOf(gateway.cart.get()).then(settled)
      await vi.advanceTimersByTimeAsync(59_999)
      expect(settled).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(settled).toHaveBeenCalledWith({ kind: 'unreachable' })
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  test('[API-44] [TRK-06] makes no call of its own: one call, one request', async () => {
    const { gateway, requests } = fakeGateway(answering({ products: [] }), customer)
    await gateway.catalogue.search('312')
    await nextTask()
    expect(requests).toHaveLength(1)
  })

  // Chrome 150 and Safari 26 refuse it to more than 64 KiB of bodies that are under way (Fetch, "keepalive").
  test('sends a large body without asking browsers to let it outlive its page', async () => {
    const { gateway, requests } = fakeGateway(answering({}))
    await gateway.cart.updateProperties({ customProperties: { promoCode: 'x'.repeat(16_384) } })
    expect(requests[0]?.keepalive).toBe(false)
  })

  test('[SES-12] reads the visitor for every call', async () => {
    const visitors = [{ userId: 'anonymous' }, { userId: USER_ID, accessToken: TOKEN }]
    const requests: Request[] = []
    const gateway = createGateway({
      baseUrl: 'https://gateway.example/shops/product_uk/',
      visitor: () => visitors[Math.min(requests.length, 1)]!,
      fetch: async (input, init) => {
        requests.push(new Request(input, init))
        return Response.json({})
      },
    })
    await gateway.cart.get()
    await gateway.cart.get()
    expect(requests.map(({ url }) => url)).toEqual([
      'https://gateway.example/shops/product_uk/api/cart/get?userId=anonymous',
      `https://gateway.example/shops/product_uk/api/cart/get?userId=${USER_ID}`,
    ])
  })

  test.each([
    ['does not know how to send fewer', { products: [batteries, domes] }],
    ['counts what it sends only', { products: [batteries, domes], total: 2 }],
    ['counts in words', { products: [batteries, domes], total: 'two' }],
  ])('[CAT-04] (OP-73) a list is whole where the gateway %s', async (_, answer) => {
    const { gateway } = fakeGateway(answering(answer))
    expect(await gateway.catalogue.browse('/all', { part: { skip: 0, take: 1, sort: SORT.relevance } })).toMatchObject({
      products: [{ id: batteries.id }, { id: domes.id }],
      total: 2,
    })
  })

  test('a call that is no longer wanted ends with its own abort, not with a failure', async () => {
    const leaving = new AbortController()
    const { gateway } = fakeGateway(() => new Promise<Response>(() => undefined))
    const search = gateway.catalogue.search('312', { signal: leaving.signal })
    leaving.abort()
    await expect(search).rejects.toMatchObject({ name: 'AbortError' })
  })
})
