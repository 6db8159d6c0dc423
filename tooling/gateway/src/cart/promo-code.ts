import type { Queries } from '../database/database.ts'
import type { PromoCode, ShopSettings } from '../model/shop-settings.ts'
import type { Shop } from '../shops/shop.ts'
import { hasUsesLeft } from './promo-code-uses.ts'

/** What became of a typed code, in the cart's words (OP-57); the errors are message keys, `NotApplied` is right but fits nothing yet. */
export type CouponResponse = '' | 'Success' | 'NotApplied' | 'CouponUnknown' | 'CouponExpired' | 'CouponUsedUp'

/** A code that counts, or why it does not. */
export type PromoCodeCheck = { promoCode: PromoCode } | { refused: CouponResponse }

/** A code without what people type differently: capitals, and blanks in it. */
export const normalizeCode = (typed: string) => typed.replaceAll(/\s/g, '').toUpperCase()

/** The code of the shop that somebody typed, whether it counts just now or not. */
export const findPromoCode = ({ promoCodes }: Pick<ShopSettings, 'promoCodes'>, typed: string) =>
  promoCodes.find(({ code }) => normalizeCode(code) === normalizeCode(typed))

/** Reads what a visitor typed as a code of the shop. */
export async function checkPromoCode(
  db: Queries,
  { id: shopId, settings, configuration }: Shop,
  userId: string,
  typed: string,
): Promise<PromoCodeCheck> {
  if (typed === '' || !configuration.featureFlags.allowPromoCode) return { refused: '' }
  const code = normalizeCode(typed)
  const promoCode = findPromoCode(settings, typed)
  if (!promoCode) return { refused: 'CouponUnknown' }
  if (promoCode.endsAt !== undefined && Date.parse(promoCode.endsAt) <= Date.now()) return { refused: 'CouponExpired' }
  const { uses } = promoCode
  const isLeft = uses === undefined || (await hasUsesLeft(db, { shopId, userId, code, uses }))
  return isLeft ? { promoCode } : { refused: 'CouponUsedUp' }
}
