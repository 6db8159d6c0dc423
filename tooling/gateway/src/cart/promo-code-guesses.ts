import type { Context } from 'hono'
import type { NetworkLimits } from '../access/network-limits.ts'
import type { StoredCart } from '../model/stored-cart.ts'
import type { ShopEnvironment } from '../shops/shop-environment.ts'
import { findPromoCode } from './promo-code.ts'

const GUESSES = { tries: 30, minutes: 15 }

/**
 * Prevents guessing promo codes. After too many wrong ones it throws a 429 refusal for all codes, right or wrong. The code
 * that the cart has already is no guess: the shop sends it again with every other property.
 */
export async function limitGuesses(
  c: Context<ShopEnvironment>,
  networkLimits: NetworkLimits,
  typed: string | undefined,
  loadCart: () => Promise<StoredCart>,
): Promise<void> {
  const code = typed?.trim() ?? ''
  if (code === '' || code === (await loadCart()).properties.promoCode) return
  // Counted before the lookup, so that parallel guesses count too.
  await networkLimits.count(c, 'promo-code', GUESSES)
  if (findPromoCode(c.get('shop').settings, code)) await networkLimits.uncount(c, 'promo-code')
}
