import type { Cart } from '@shop/domain/cart/cart.ts'
import { MAX_ITEMS, type Items } from './items.ts'

/** A cart as it stands: its items, what they are worth, and the promotion code in it. */
export function checkoutStepOf({ lines, customProperties }: Cart, items: Items) {
  const list = lines.slice(0, MAX_ITEMS).map((line, index) => ({ ...items.ofLine(line), index }))
  const { promoCode } = customProperties
  return { ...items.valueOf(list), ...(promoCode && { coupon: promoCode }), items: list }
}
