// @vitest-environment happy-dom
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { anonymousUser } from '@shop/domain/account/session.ts'
import { userSchema, type User } from '@shop/domain/account/user.ts'
import * as v from 'valibot'
import type { Brand } from './runtime/config/brand.ts'
import { sendAdd, type AddResponse } from '@shop/api-client/send-add.ts'
import type { Platform } from './runtime/platform/platform.ts'
import { createMemoryStore } from './runtime/platform/storage.ts'
import { emptyBootstrapData } from './runtime/config/empty-bootstrap-data.ts'
import { openVisit } from './session/visit/visit-actions.ts'
import { createShop } from './shop.ts'
import { addResponses, fakeFetch, type Answer } from './testing/fake-gateway.ts'
import { cartOf } from './cart/cart.ts'
import { whenIdle } from './cart/queue.ts'
import { add } from './cart/actions.ts'

const brand = { id: 'story', name: 'Hearby', markets: {} } as unknown as Brand
const market = { shopId: 'story_dk', culture: 'da-DK', currency: 'DKK', timeZone: 'Europe/Copenhagen', country: 'DK' }
const authentication = {
  access_token: 'token',
  expires_in: 60,
  token_type: 'Bearer',
  scope: '',
  user: { userId: 'inger' },
}

/** A visitor with the cookie of an earlier visit. */
const visitor = anonymousUser('anonymous')

function openShop(answer: Answer = () => undefined, given: Partial<Platform> = {}) {
  const seen: string[] = []
  const wire = fakeFetch((call) => {
    seen.push(`${call.method} ${call.path}${call.query.size > 0 ? `?${call.query}` : ''}`)
    const total = seen.filter((one) => one.includes('/cart/add')).length
    return call.path.endsWith('/authenticate') ? authentication : (answer(call) ?? { products: [], total })
  })
  const authorizations: (string | null)[] = []
  const shop = createShop(
    brand,
    { name: 'story-dk', market, gatewayBase: 'http://gateway.test', origin: 'http://shop.test' },
    emptyBootstrapData,
    {
      kind: 'browser',
      fetch: (input, init) => {
        authorizations.push(new Request(input, init).headers.get('authorization'))
        return wire(input, init)
      },
      cookies: createMemoryStore(),
      sessionStorage: createMemoryStore(),
      localStorage: createMemoryStore(),
      now: () => 0,
      newId: () => 'anonymous',
      ...given,
    },
  )
  return {
    ...shop,
    open: (stored: User | undefined) => openVisit(shop, stored, '/'),
    seen,
    authorizations,
    settled: () => vi.waitFor(() => expect(shop.cart.getState()).toMatchObject({ busy: 0 })),
  }
}

const { added, unauthorised } = addResponses

/** A page in which one piece of a product was sent to the cart before the shop was there. */
function pageWithAdd(hasMadeVisitor: boolean, response: AddResponse | Promise<AddResponse> = added) {
  const left = [{ productId: '312', quantity: 1, response: Promise.resolve(response) }]
  return { beforeHydration: { takeAdds: () => ({ adds: left.splice(0), hasMadeVisitor }), sendAdd } }
}
const goods = { products: [{ id: '312', itemNumber: 'N', quantity: 1 }], total: 1 }

const customer = v.parse(userSchema, {
  userProfile: { userId: 'inger', isAuthenticated: true },
  tokenInfo: { accessToken: 'token', expiresAt: 1 },
})

describe('createShop', () => {
  it('[SES-06] takes the cart of a new visitor for empty without a call', async () => {
    const { open, cart, seen, settled } = openShop()
    open(undefined)
    await settled()
    expect(cart.getState()).toMatchObject({ view: { from: 'gateway', cart: { total: 0 } } })
    expect(seen).toEqual([])
    await add({ cart }, '312', 1)
    expect(seen).toEqual(['POST /api/cart/add', 'GET /api/cart/get?userId=anonymous'])
    expect(cartOf(cart.getState()).total).toBe(1)
  })

  it('[SES-06] [CART-07] reads the cart of a visitor who added something before it began, but not before that is answered', async () => {
    const { promise, resolve } = Promise.withResolvers<AddResponse>()
    const { open, cart, seen, settled } = openShop(() => goods, pageWithAdd(true, promise))
    open(visitor)
    expect(cart.getState()).toMatchObject({ view: { from: 'gateway' }, ahead: 1 })
    expect(seen).toEqual([])
    resolve(added)
    await settled()
    expect(seen).toEqual(['GET /api/cart/get?userId=anonymous'])
    expect(cart.getState()).toMatchObject({ view: { cart: { total: 1 } }, ahead: 0, last: { number: 1 } })
  })

  it('[SES-05] (OP-35) adds as an anonymous visitor what a gateway refused to a login that it has ended', async () => {
    const { open, visit, cart, presses, seen, settled } = openShop(
      ({ authorization }) => (authorization ? new Response(null, { status: 401 }) : undefined),
      pageWithAdd(false, unauthorised),
    )
    open(v.parse(userSchema, { ...customer, tokenInfo: { accessToken: 'token', expiresAt: 1 } }))
    await presses.outcomeOf('312')
    await settled()
    expect(visit.getState()).toMatchObject({ since: 'expiry', user: { userProfile: { userId: 'anonymous' } } })
    expect(seen.filter((call) => call.endsWith('/add'))).toHaveLength(1)
    expect(cartOf(cart.getState()).total).toBe(1)
  })

  it('[SES-05] goes on as an anonymous visitor when the token no longer counts, and keeps what is being added (OP-35)', async () => {
    let isKnown = false
    const { open, visit, cart, seen, settled } = openShop(({ query }) =>
      query.get('userId') === 'inger' && !isKnown ? Response.json({}, { status: 401 }) : undefined,
    )
    open(customer)
    await settled()
    expect(visit.getState()).toMatchObject({ since: 'expiry', user: { userProfile: { userId: 'anonymous' } } })
    isKnown = true
    await add({ cart }, '312', 1)
    expect(seen.slice(-2)).toEqual(['POST /api/cart/add', 'GET /api/cart/get?userId=anonymous'])
  })

  it('[SES-05] asks a bounded number of times, whatever the gateway answers', async () => {
    const statuses = fc.array(fc.constantFrom(200, 204, 400, 401, 500), { minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(statuses, fc.boolean(), async (answers, isCustomer) => {
        const { open, cart, seen } = openShop(() => {
          const status = answers[Math.min(seen.length - 1, answers.length - 1)]
          return status === 200 ? undefined : new Response(null, { status: status ?? 500 })
        })
        open(isCustomer ? customer : visitor)
        await whenIdle({ cart })
        await add({ cart }, '312', 1).catch(() => undefined)
        await whenIdle({ cart })
        // First a read, its repetition and the new visitor's read. Then the change and a read, or both after a repetition.
        expect(seen.length).toBeLessThanOrEqual(6)
      }),
    )
  })

  it('opens two shops side by side that share nothing', async () => {
    const [one, other] = [openShop(() => ({ products: [], total: 2 })), openShop()]
    one.open(visitor)
    await one.settled()
    expect([cartOf(one.cart.getState()).total, cartOf(other.cart.getState()).total, other.seen]).toEqual([2, 0, []])
  })
})
