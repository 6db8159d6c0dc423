import { describe, expect, test, vi } from 'vitest'
import { GatewayFailure, isNotFound, toFailure } from './http/failure.ts'
import * as newsletter from './fixtures/newsletter.ts'
import { TOKEN } from './fixtures/fixture.ts'
import { createGateway } from './gateway.ts'
import { describeRequest, fakeGateway } from './testing/fake-gateway.ts'

const answering =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })

describe('createGateway', () => {
  test.each([
    ['[SES-14] the newsletter lookup', (g: ReturnType<typeof fakeGateway>['gateway']) => g.newsletter.lookup()],
    [
      '[ORD-05] the details of an order',
      (g: ReturnType<typeof fakeGateway>['gateway']) => g.orders.details('HB-51907'),
    ],
    [
      'the list of orders',
      (g: ReturnType<typeof fakeGateway>['gateway']) => g.orders.history({ pageNumber: 1, pageSize: 10 }),
    ],
  ])('%s is refused without a token, before anything is asked', async (_title, call) => {
    const { gateway, requests } = fakeGateway(answering({}))
    await expect(call(gateway)).rejects.toMatchObject({ failure: { kind: 'unauthorised' } })
    expect(requests).toEqual([])
  })

  test.each([
    ['404', answering({}, 404)],
    ['410', answering({}, 410)],
    ['null', answering(null)],
    ['an empty object', answering({})],
    ['an empty list', answering([])],
    ['nothing', () => new Response(null, { status: 204 })],
  ])('[SES-13] takes %s for no subscription', async (_title, answer) => {
    const { gateway } = fakeGateway(answer, { accessToken: TOKEN })
    expect(await gateway.newsletter.lookup()).toBeUndefined()
  })

  test('finds the subscription in a list, whatever kind of id it has', async () => {
    const { gateway } = fakeGateway(answering([{ ...newsletter.lookup.answer, id: 12 }]), {
      accessToken: TOKEN,
    })
    expect(await gateway.newsletter.lookup()).toMatchObject({ id: '12', type: 'Newsletter' })
  })

  test.each(['', '.', '..'])('asks for nothing when an id is "%s", which would name another call', async (id) => {
    const { gateway, requests } = fakeGateway(answering({}), { accessToken: TOKEN })
    await expect(gateway.orders.details(id)).rejects.toMatchObject({ failure: { kind: 'refused', status: 404 } })
    expect(requests).toEqual([])
  })

  test('keeps odd characters of an id inside its segment', async () => {
    const { gateway, requests } = fakeGateway(answering({}), { accessToken: TOKEN })
    await gateway.newsletter.unsubscribe('../me?x=å/ø')
    expect(await describeRequest(requests[0]!)).toMatchObject({
      path: '/api/v1.0/subscriptions/..%2Fme%3Fx%3D%C3%A5%2F%C3%B8',
    })
  })

  test('[PROD-09] [PAY-10] takes an answer of nothing for not found', async () => {
    const { gateway } = fakeGateway(answering(null))
    for (const asked of [
      gateway.catalogue.details({ itemNumber: 'X' }),
      gateway.cart.getTransaction({ transactionId: 't' }),
    ]) {
      expect(await asked.catch(isNotFound)).toBe(true)
    }
  })

  test('[RES-13] leaves the correlation id out when the address has none', async () => {
    const { gateway, requests } = fakeGateway(answering({}))
    await gateway.payments.status({ transactionId: 't' })
    await gateway.payments.klarnaOrder({ transactionId: 't' })
    expect(requests.map(({ url }) => url.includes('correlationId'))).toEqual([false, false])
  })

  test('asks for no products when there are no numbers', async () => {
    const { gateway, requests } = fakeGateway(answering({}))
    expect(await gateway.catalogue.recommended([])).toEqual([])
    expect(requests).toEqual([])
  })

  test('reads a stranger among the errors as unreachable, and its own as what it is', () => {
    expect(toFailure(new Error('?'))).toEqual({ kind: 'unreachable' })
    expect(toFailure(new GatewayFailure({ kind: 'broken', status: 502 }))).toEqual({ kind: 'broken', status: 502 })
  })

  test('a refusal without JSON has no reasons', async () => {
    const { gateway } = fakeGateway(() => new Response('<h1>Bad Request</h1>', { status: 400 }))
    const failure = await gateway.cart.get().catch(toFailure)
    expect(failure).toEqual({ kind: 'refused', status: 400, errorCodes: [] })
  })

  test('[API-01] without a base, calls go to the origin of the page, from any path', async () => {
    const BrowserRequest = class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, 'https://shop.example/batteries/size-312') : input, init)
      }
    }
    vi.stubGlobal('Request', BrowserRequest)
    try {
      const asked: string[] = []
      const fetch = async (input: RequestInfo | URL) => {
        asked.push(input instanceof Request ? input.url : String(input))
        return Response.json({})
      }
      await createGateway({ baseUrl: '', visitor: () => ({ userId: 'u' }), fetch }).cart.get()
      expect(asked).toEqual(['https://shop.example/api/cart/get?userId=u'])
    } finally {
      vi.unstubAllGlobals()
    }
  })

  test.each(['<!doctype html><title>Sign in to the Wi-Fi</title>', '\n<html></html>'])(
    '[API-05] takes a page where nothing was expected for a broken answer: %s',
    async (page) => {
      const { gateway } = fakeGateway(() => new Response(page, { headers: { 'content-type': 'text/html' } }))
      await expect(gateway.cart.add({ '312': 1 })).rejects.toMatchObject({ failure: { kind: 'broken' } })
    },
  )

  test('[SES-19] ends the token that it is given, when the visitor no longer carries it', async () => {
    const { gateway, requests } = fakeGateway(() => new Response(null, { status: 204 }))
    await gateway.account.logOut(TOKEN)
    expect(await describeRequest(requests[0]!)).toEqual({ method: 'POST', path: '/api/v1.0/logout' })
    expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`)
  })

  test.each([
    'application/json',
    'application/problem+json',
    'text/json',
    'text/plain; charset=utf-8',
    'text/html',
    '',
  ])('[API-52] reads why it was refused from JSON that comes as "%s"', async (type) => {
    const body = JSON.stringify({ errorKeys: ['email-in-use'], message: 'Taken' })
    const { gateway } = fakeGateway(() => new Response(new Blob([body], { type }), { status: 409 }), {
      accessToken: TOKEN,
    })
    const failure = { kind: 'refused', status: 409, errorCodes: ['email-in-use'], message: 'Taken' }
    await expect(gateway.account.profile()).rejects.toMatchObject({ failure })
  })

  test('[ACC-06] [API-52] reads codes and message of a refusal that stand in its part `data`', async () => {
    const { gateway } = fakeGateway(answering({ data: { errors: ['email-in-use'], message: 'Taken' } }, 400))
    await expect(gateway.account.update({})).rejects.toMatchObject({
      failure: { errorCodes: ['email-in-use'], message: 'Taken' },
    })
  })
})
