import { GatewayFailure } from '@shop/api-client/failure.ts'
import type { AddResponse } from '@shop/api-client/send-add.ts'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { addResponses, refusal, type Answer } from '../testing/fake-gateway.ts'
import { openCart } from '../testing/open-cart.ts'
import { runDueTasks } from '../testing/run-due-tasks.ts'
import { add, adopt, changeQuantity } from './actions.ts'
import { cartOf, isRead } from './cart.ts'
import { refresh, whenIdle } from './queue.ts'

const { added, refused, lost } = addResponses
const press = (productId: string, quantity: number, response: AddResponse | Promise<AddResponse> = added) => ({
  productId,
  quantity,
  response: Promise.resolve(response),
})
const broken = () => new Response(null, { status: 503 })
const refuseAdds: Answer = ({ path }) => (path === '/api/cart/add' ? refusal('out-of-stock') : undefined)
const failReads: Answer = ({ path }) => (path === '/api/cart/get' ? broken() : undefined)
const idle = { busy: 0, ahead: 0 }

describe('run', () => {
  it('[CART-07] sends changes in the order they were asked for, each followed by a read', async () => {
    const shop = openCart()
    await Promise.all([add(shop, 'a', 1), add(shop, 'b', 2)])
    expect(shop.asked).toEqual(['add', 'get', 'add', 'get'])
    expect(shop.changes.map(({ body }) => body)).toMatchObject([{ products: { a: 1 } }, { products: { b: 2 } }])
    expect(shop.state()).toMatchObject({ ...idle, last: { number: 2 } })
    expect(cartOf(shop.state()).total).toBe(3)
  })

  it('[MINI-07] counts added pieces at once, and as the gateway does when it has answered', async () => {
    const shop = openCart()
    const adding = Promise.all([add(shop, 'a', 2), add(shop, 'b', 3)])
    expect(shop.state()).toMatchObject({ busy: 2, ahead: 5, view: { from: 'nowhere' } })
    await adding
    expect(shop.state()).toMatchObject({ ...idle, view: { from: 'gateway', cart: { total: 5 } } })
  })

  it('[API-05] rejects a refused add with its reason, sends it once, and shows the cart', async () => {
    const shop = openCart({ b: 2 }, { answer: refuseAdds })
    await expect(add(shop, 'a', 1)).rejects.toMatchObject({
      failure: { kind: 'refused', errorCodes: ['out-of-stock'] },
    })
    expect(shop.asked).toEqual(['add', 'get'])
    expect(shop.state()).toMatchObject({ ...idle, last: { number: 0 }, view: { cart: { total: 2 } } })
  })

  it('rejects with the failure of the change, not of the read after it', async () => {
    const shop = openCart({}, { answer: (call) => refuseAdds(call) ?? broken() })
    await expect(add(shop, 'a', 1)).rejects.toMatchObject({ failure: { kind: 'refused' } })
    expect(shop.state()).toMatchObject({ ...idle, lags: false, view: { from: 'unread' } })
  })

  it.each([
    ['a page of HTML', () => new Response('<!doctype html><title>Welcome</title>')],
    ['nothing', () => new Response(null, { status: 204 })],
  ])(
    '[CART-31] rejects an add that leaves the cart unchanged, although the response was %s',
    async (_what, respond) => {
      const shop = openCart({ a: 2 }, { answer: ({ path }) => (path === '/api/cart/add' ? respond() : undefined) })
      await refresh(shop)
      await expect(add(shop, 'a', 1)).rejects.toBeInstanceOf(GatewayFailure)
      expect(shop.state()).toMatchObject({ ...idle, view: { cart: { total: 2 } } })
    },
  )

  it('[CART-31] rejects an accepted add that leaves the cart unchanged as refused without a code', async () => {
    const shop = openCart({ a: 2 }, { answer: ({ path }) => (path === '/api/cart/add' ? {} : undefined) })
    await refresh(shop)
    await expect(add(shop, 'a', 1)).rejects.toMatchObject({
      failure: { kind: 'refused', status: 200, errorCodes: [] },
    })
  })

  it('[CART-31] counts an accepted add ahead until a later read shows it', async () => {
    let isReadable = false
    const shop = openCart({}, { answer: (call) => (isReadable ? undefined : failReads(call)) })
    await add(shop, 'a', 2)
    expect(shop.state()).toMatchObject({ busy: 0, ahead: 2, lags: true, last: { number: 0 }, view: { from: 'unread' } })
    isReadable = true
    await refresh(shop)
    expect(shop.state()).toMatchObject({ ...idle, lags: false, last: { number: 1 }, view: { cart: { total: 2 } } })
  })

  it('[API-04] counts no piece when neither the add nor the cart is answered', async () => {
    const shop = openCart({}, { answer: broken })
    await expect(add(shop, 'a', 1)).rejects.toMatchObject({ failure: { kind: 'broken' } })
    expect(shop.state()).toMatchObject({ ...idle, lags: false, last: { number: 0 } })
  })

  it('[MINI-05] counts only changes by the visitor that have changed the cart', async () => {
    const shop = openCart({ a: 1 })
    await refresh(shop)
    shop.lines['a'] = 2
    await refresh(shop)
    await changeQuantity(shop, 'N-a', 2)
    expect(shop.state()).toMatchObject({ last: { number: 0 }, view: { cart: { total: 2 } } })
    await add(shop, 'a', 1)
    expect(shop.state().last).toMatchObject({ number: 1, before: { total: 2 } })
  })

  it('[SHELL-02] ends the first read, also when it fails', async () => {
    const shop = openCart({}, { answer: broken })
    await expect(refresh(shop)).rejects.toBeInstanceOf(GatewayFailure)
    expect(shop.state()).toMatchObject({ busy: 0, view: { from: 'unread' } })
  })

  it('[CART-30] sends an add at once while the gateway client is loading', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const shop = openCart({}, { loaded: promise })
    const adding = Promise.all([add(shop, 'a', 2), add(shop, 'a', 1)])
    await vi.waitFor(() => expect(shop.asked).toEqual(['add']))
    resolve()
    await adding
    expect(shop.asked).toEqual(['add', 'get', 'add', 'get'])
    expect(shop.lines).toEqual({ a: 3 })
  })

  it('[API-04] [CART-31] agrees with the gateway after any adds, whatever is lost', async () => {
    const answers = fc.record({
      quantity: fc.integer({ min: 1, max: 3 }),
      isCarriedOut: fc.boolean(),
      isAnswered: fc.boolean(),
      isReadable: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(answers, { minLength: 1, maxLength: 6 }), async (adds) => {
        let [number, isReadable] = [0, true]
        const shop = openCart(
          { a: 1 },
          {
            answer: ({ path }) => {
              if (path === '/api/cart/get') return isReadable ? undefined : broken()
              const { quantity, isCarriedOut, isAnswered, ...after } = adds[number]!
              isReadable = after.isReadable
              if (isCarriedOut) shop.lines['a']! += quantity
              if (!isAnswered) return broken()
              return isCarriedOut ? {} : refusal('out-of-stock')
            },
          },
        )
        await refresh(shop)
        for (; number < adds.length; number += 1) {
          const { quantity, isCarriedOut, isAnswered } = adds[number]!
          const wasReadable = isReadable
          const isDone = await add(shop, 'a', quantity).then(
            () => true,
            () => false,
          )
          // Two carts tell whether an add was carried out. Without both, a lost response is a failure or a guess.
          const isSure = isAnswered || (wasReadable && isReadable)
          expect(isDone).toBe(isSure ? isCarriedOut : isDone && isReadable)
        }
        expect(shop.asked.filter((call) => call === 'add')).toHaveLength(adds.length)
        isReadable = true
        await refresh(shop)
        expect(shop.state()).toMatchObject({ ...idle, lags: false, view: { cart: { total: shop.lines['a'] } } })
      }),
    )
  })
})

describe('runTogether', () => {
  it('[CART-30] sends nothing again, and reads the cart once after all responses', async () => {
    const { promise, resolve } = Promise.withResolvers<AddResponse>()
    const shop = openCart({ a: 2, b: 1 })
    const ends = adopt(shop, [press('a', 2), press('b', 1, promise)])
    const reading = refresh(shop)
    await runDueTasks()
    expect(shop.asked).toEqual([])
    expect(shop.state()).toMatchObject({ ahead: 3, busy: 2 })
    resolve(added)
    await Promise.all([...ends, reading])
    expect(shop.asked).toEqual(['get', 'get'])
    expect(shop.state()).toMatchObject({ ...idle, last: { number: 2 }, view: { cart: { total: 3 } } })
  })

  it('[CART-30] decides each add by the one read', async () => {
    const shop = openCart({ a: 2, b: 1 })
    const ends = adopt(shop, [press('a', 2, lost), press('b', 2, lost), press('c', 1, refused)])
    expect((await Promise.allSettled(ends)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(shop.asked).toEqual(['get'])
    expect(shop.state()).toMatchObject({ ...idle, last: { number: 1 } })
  })

  it('[CART-30] keeps what was accepted if only the cart cannot be read', async () => {
    const shop = openCart({}, { answer: broken })
    const ends = adopt(shop, [press('a', 2), press('b', 1, lost)])
    expect((await Promise.allSettled(ends)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(shop.state()).toMatchObject({ busy: 0, ahead: 2, lags: true })
  })

  it('[MINI-05] derives the cart before an add to a cart that was never read', async () => {
    const shop = openCart({ old: 4, both: 3, a: 2 })
    await Promise.all(adopt(shop, [press('a', 2), press('both', 1)]))
    const { before } = shop.state().last
    expect(before.total).toBe(6)
    expect(Object.fromEntries(before.lines.map(({ id, quantity }) => [id, quantity]))).toEqual({ old: 4, both: 2 })
  })
})

describe('whenIdle', () => {
  it('returns the cart after all changes, also when one of them failed', async () => {
    const shop = openCart({ a: 1 }, { answer: refuseAdds })
    const underway = [refresh(shop), add(shop, 'a', 1), refresh(shop)]
    expect(isRead(shop.state())).toBe(false)
    expect((await whenIdle(shop)).total).toBe(1)
    expect((await Promise.allSettled(underway)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
  })
})
