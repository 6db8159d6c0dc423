import { cleanLine } from '@shop/domain/text/clean-text.ts'
import type { Context } from 'hono'
import type { Limits } from '../../access/limits.ts'
import { clientNetworks } from '../../http/client-address.ts'
import type { StoredCart } from '../../model/stored-cart.ts'
import type { ShopEnvironment } from '../../shops/shop-environment.ts'
import { findPromoCode } from './promo-code.ts'

/**
 * Prevents guessing promo codes. After too many wrong ones it throws a 429 refusal for all codes, right or wrong. The code
 * that the cart has already is no guess: the shop sends it again with every other property.
 */
export async function limitGuesses(
  c: Context<ShopEnvironment>,
  { network }: Limits,
  typed: string | undefined,
  loadCart: () => Promise<StoredCart>,
): Promise<void> {
  const code = cleanLine(typed ?? '')
  if (code === '' || code === (await loadCart()).properties.promoCode) return
  // Counted before the lookup, so that parallel guesses count too.
  await network.count('wrong-promo-code', clientNetworks(c))
  if (findPromoCode(c.get('shop').settings, code)) await network.uncount('wrong-promo-code', clientNetworks(c))
}
