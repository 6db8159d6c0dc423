import type { Cart } from '@shop/domain/cart.ts'
import { MOST_ITEMS, type Items } from './items.ts'

/** A cart as it stands: its items, what they are worth, and the promotion code in it. */
export function orderingOf({ lines, customProperties }: Cart, items: Items) {
  const list = lines.slice(0, MOST_ITEMS).map((line, index) => ({ ...items.ofLine(line), index }))
  const { promoCode } = customProperties
  return { ...items.worth(list), ...(promoCode && { coupon: promoCode }), items: list }
}
