import type { Context } from 'hono'
import { beforeEach, expect, it, vi } from 'vitest'
import type { NetworkLimits } from '../access/network-limits.ts'
import { emptyCart } from '../model/stored-cart.ts'
import type { ShopEnvironment } from '../shops/shop-environment.ts'
import { testShop } from '../testing/test-shop.ts'
import { limitGuesses } from './promo-code-guesses.ts'

const c = { get: () => ({ settings: testShop.settings }) } as unknown as Context<ShopEnvironment>
const limits = { count: vi.fn<NetworkLimits['count']>(), uncount: vi.fn<NetworkLimits['uncount']>() }
beforeEach(() => vi.resetAllMocks())

/** The visitor’s cart, with an invalid code. */
const loadCart = async () => ({ ...emptyCart, properties: { promoCode: 'EXPIRED' } })

const counted = async (typed?: string) => {
  await limitGuesses(c, limits, typed, loadCart)
  const takenBack = limits.uncount.mock.calls.filter(([, action]) => action === 'promo-code')
  return limits.count.mock.calls.length - takenBack.length
}

it.each([
  ['NO-SUCH-CODE', 1],
  ['ONCE50', 0],
  [' once50 ', 0],
])('a code that is typed counts unless it is one of the shop: “%s”', async (typed, times) => {
  expect(await counted(typed)).toBe(times)
  expect(limits.count).toHaveBeenCalledExactlyOnceWith(c, 'promo-code', { tries: 30, minutes: 15 })
})

it.each([[undefined], [''], ['  '], ['EXPIRED'], [' EXPIRED ']])(
  'a code that is removed or sent again is no guess: %j',
  async (typed) => {
    await counted(typed)
    expect(limits.count).not.toHaveBeenCalled()
  },
)

it('a network with too many guesses learns nothing about the next one', async () => {
  limits.count.mockRejectedValue(new Error('too many'))
  await expect(limitGuesses(c, limits, 'ONCE50', loadCart)).rejects.toThrow('too many')
  expect(limits.uncount).not.toHaveBeenCalled()
})
