import type { Queries } from '../database/database.ts'
import type { OrderDraft } from '../model/order-draft.ts'
import type { StoredCart } from '../model/stored-cart.ts'
import { findArticles } from '../shops/find-articles.ts'
import type { Shop } from '../shops/shop.ts'
import { priceCart, type PricedCart } from './price-cart.ts'
import { normalizeCode, checkPromoCode, type CouponResponse } from './promo-code.ts'

/** A priced cart, and what became of the code in it. */
export interface PricedCartWithCode extends PricedCart {
  couponResponseCode: CouponResponse
  /** The applied code, when it may be used only so many times. */
  limitedCode: OrderDraft['limitedCode']
}

/** Prices a visitor's stored cart with today's catalogue, codes and rules. */
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
  const { uses, code } = promoCode ?? {}
  const isLimited = priced.isCodeApplied && uses !== undefined && code !== undefined
  return {
    ...priced,
    couponResponseCode: 'refused' in reading ? reading.refused : priced.isCodeApplied ? 'Success' : 'NotApplied',
    limitedCode: isLimited ? { code: normalizeCode(code), uses } : undefined,
  }
}
