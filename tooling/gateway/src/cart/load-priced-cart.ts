import type { Queries } from '../database/database.ts'
import type { OrderDraft } from '../model/order-draft.ts'
import type { StoredCart } from '../model/stored-cart.ts'
import { findArticles } from '../shops/find-articles.ts'
import type { Shop } from '../shops/shop.ts'
import { priceCart, type PricedCart } from './price-cart.ts'
import { normalizeCode, checkPromoCode, type CouponResponse } from './promo-codes/promo-code.ts'

/** A priced cart with the result of its promo code. */
export interface PricedCartWithCode extends PricedCart {
  couponResponseCode: CouponResponse
  /** The applied promo code if its uses are limited. */
  limitedCode: OrderDraft['limitedCode']
}

/** Prices a stored cart with the current catalogue, promo codes and rules. */
export async function loadPricedCart(
  db: Queries,
  shop: Shop,
  userId: string,
  cart: StoredCart,
): Promise<PricedCartWithCode> {
  const { settings } = shop
  const gifts = settings.promotions.flatMap((promotion) =>
    promotion.kind === 'gift' ? [promotion.giftItemNumber] : [],
  )
  const keys = cart.lines.length === 0 ? [] : [...cart.lines.map((line) => line.id), ...gifts]
  const [articles, reading] = [
    await findArticles(db, shop, keys),
    await checkPromoCode(db, shop, userId, cart.properties.promoCode ?? ''),
  ]
  const promoCode = 'promoCode' in reading ? reading.promoCode : undefined
  const priced = priceCart({
    lines: cart.lines,
    articles,
    settings,
    shippingMethod: cart.shippingMethod,
    promoCode,
    isVatExempt: cart.properties.applyVATExempt === 'true',
  })
  return {
    ...priced,
    couponResponseCode: 'refused' in reading ? reading.refused : priced.isCodeApplied ? 'Success' : 'NotApplied',
    limitedCode:
      priced.isCodeApplied && promoCode?.uses !== undefined
        ? { code: normalizeCode(promoCode.code), uses: promoCode.uses }
        : undefined,
  }
}
