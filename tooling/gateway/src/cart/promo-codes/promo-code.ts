import { cleanLine } from '@shop/domain/text/clean-text.ts'
import { readMoment } from '@shop/domain/reading/moments.ts'
import { databaseTime } from '../../database/database-time.ts'
import type { Queries } from '../../database/database.ts'
import type { PromoCode, ShopSettings } from '../../model/shop-settings.ts'
import type { Shop } from '../../shops/shop.ts'
import { hasUsesLeft } from './promo-code-uses.ts'

/** The result of a typed promo code. The errors are message keys. `NotApplied`: the code is valid but gives no discount yet. */
export type CouponResponse = '' | 'Success' | 'NotApplied' | 'CouponUnknown' | 'CouponExpired' | 'CouponUsedUp'

/** A valid promo code, or why it is invalid. */
export type PromoCodeCheck = { promoCode: PromoCode } | { refused: CouponResponse }

/** Cleans a code, removes spaces and converts to upper case. */
export const normalizeCode = (typed: string) => cleanLine(typed).replaceAll(' ', '').toUpperCase()

/** Returns the shop's promo code that a customer typed, valid or not. */
export const findPromoCode = ({ promoCodes }: Pick<ShopSettings, 'promoCodes'>, typed: string) =>
  promoCodes.find(({ code }) => normalizeCode(code) === normalizeCode(typed))

/** Validates the promo code that a visitor typed. */
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
  if (await hasEnded(db, promoCode)) return { refused: 'CouponExpired' }
  const { uses } = promoCode
  const isLeft = uses === undefined || (await hasUsesLeft(db, { shopId, userId, code, uses }))
  return isLeft ? { promoCode } : { refused: 'CouponUsedUp' }
}

async function hasEnded(db: Queries, { endsAt = '' }: PromoCode): Promise<boolean> {
  const end = readMoment(endsAt)
  return end !== undefined && end <= (await databaseTime(db))
}
