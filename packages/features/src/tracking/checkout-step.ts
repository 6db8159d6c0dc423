import type { Cart } from '@shop/domain/cart/cart.ts'
import { MAX_ITEMS, type Items } from './items.ts'

/** Returns a cart's items, their value and its promo code. */
export function checkoutStepOf({ lines, customProperties }: Cart, items: Items) {
  const list = lines.slice(0, MAX_ITEMS).map((line, index) => ({ ...items.ofLine(line), index }))
  const { promoCode } = customProperties
  return { ...items.valueOf(list), ...(promoCode && { coupon: promoCode }), items: list }
}
