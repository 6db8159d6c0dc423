import type { Context } from 'hono'
import type { NetworkLimits } from '../access/network-limits.ts'
import type { ShopEnvironment } from '../shops/shop-environment.ts'
import { findPromoCode } from './promo-code.ts'

const GUESSES = { tries: 30, minutes: 15 }

/** Lets nobody find out codes by trying: so many wrong ones, then no code is looked at for a while, right or wrong. */
export async function limitGuesses(
  c: Context<ShopEnvironment>,
  networkLimits: NetworkLimits,
  typed = '',
): Promise<void> {
  if (typed.trim() === '') return
  // Counted before it is looked at, so that tries in parallel count too.
  await networkLimits.count(c, 'promo-code', GUESSES)
  if (findPromoCode(c.get('shop').settings, typed)) await networkLimits.uncount(c, 'promo-code')
}
