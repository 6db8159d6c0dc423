import type { Context } from 'hono'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Limits } from '../../access/limits.ts'
import type { NetworkLimits } from '../../access/network-limits.ts'
import { emptyCart } from '../../model/stored-cart.ts'
import type { ShopEnvironment } from '../../shops/shop-environment.ts'
import { testShop } from '../../../testing/test-shop.ts'
import { limitGuesses } from './promo-code-guesses.ts'

const c = {
  get: () => ({ settings: testShop.settings }),
  req: { header: () => '192.0.2.7' },
} as unknown as Context<ShopEnvironment>
const network = { count: vi.fn<NetworkLimits['count']>(), uncount: vi.fn<NetworkLimits['uncount']>() }
const limits = { network } as unknown as Limits

/** The visitor’s cart, with an invalid code. */
const loadCart = async () => ({ ...emptyCart, properties: { promoCode: 'EXPIRED' } })

const counted = async (typed?: string) => {
  await limitGuesses(c, limits, typed, loadCart)
  const takenBack = network.uncount.mock.calls.filter(([name]) => name === 'wrong-promo-code')
  return network.count.mock.calls.length - takenBack.length
}

describe('limitGuesses', () => {
  beforeEach(() => vi.resetAllMocks())

  it.each([
    ['NO-SUCH-CODE', 1],
    ['ONCE50', 0],
    [' once50 ', 0],
  ])('a code that is typed counts unless it is one of the shop: “%s”', async (typed, times) => {
    expect(await counted(typed)).toBe(times)
    expect(network.count).toHaveBeenCalledExactlyOnceWith('wrong-promo-code', {
      narrow: '192.0.2.7',
      wide: '192.0.2.0/24',
    })
  })

  it.each([[undefined], [''], ['  '], ['EXPIRED'], [' EXPIRED ']])(
    'a code that is removed or sent again is no guess: %j',
    async (typed) => {
      await counted(typed)
      expect(network.count).not.toHaveBeenCalled()
    },
  )

  it('a network with too many guesses learns nothing about the next one', async () => {
    network.count.mockRejectedValue(new Error('too many'))
    await expect(limitGuesses(c, limits, 'ONCE50', loadCart)).rejects.toThrow('too many')
    expect(network.uncount).not.toHaveBeenCalled()
  })
})
