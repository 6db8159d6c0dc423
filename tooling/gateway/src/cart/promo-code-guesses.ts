import type { Context } from 'hono'
import type { NetworkLimits } from '../access/network-limits.ts'
import type { ShopEnvironment } from '../shops/shop-environment.ts'
import { findPromoCode } from './promo-code.ts'

const GUESSES = { tries: 30, minutes: 15 }

/** Prevents guessing promo codes. After too many wrong ones it throws a 429 refusal for all codes, right or wrong. */
export async function limitGuesses(
  c: Context<ShopEnvironment>,
  networkLimits: NetworkLimits,
  typed = '',
): Promise<void> {
  if (typed.trim() === '') return
  // Counted before the lookup, so that parallel guesses count too.
  await networkLimits.count(c, 'promo-code', GUESSES)
  if (findPromoCode(c.get('shop').settings, typed)) await networkLimits.uncount(c, 'promo-code')
}
