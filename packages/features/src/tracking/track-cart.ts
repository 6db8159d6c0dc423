import type { Cart, CartLine } from '@shop/domain/cart/cart.ts'
import { cartOf, type CartState } from '../cart/cart.ts'
import type { Item, TrackEvent } from './commerce-event.ts'
import type { TrackedShop } from './tracked-shop.ts'
import type { Items } from './items.ts'

/**
 * Tracks items that the visitor adds or removes, after the gateway has confirmed the change. Ignores changes by a
 * login, another tab or a gift line.
 */
export function trackCart({ cart }: Pick<TrackedShop, 'cart'>, items: Items, track: TrackEvent) {
  const trackLatest = (state: CartState) => {
    for (const { event, item } of changesOf(state.last.before, cartOf(state), items)) {
      track({ event, ecommerce: { ...items.valueOf([item]), items: [item] } })
    }
  }
  // Items added before hydration may already be confirmed.
  if (cart.getState().last.number > 0) trackLatest(cart.getState())
  return cart.subscribe((state, before) => {
    if (state.last !== before.last) trackLatest(state)
  })
}

interface Change {
  event: 'add_to_cart' | 'remove_from_cart'
  item: Item
}

/** Returns the difference of two carts by line. */
function changesOf(before: Cart, after: Cart, items: Items): Change[] {
  const [had, has] = [bought(before), bought(after)]
  const numbers = new Set([...had.keys(), ...has.keys()])
  return [...numbers].flatMap((number): Change[] => {
    const line = has.get(number) ?? had.get(number)
    const more = (has.get(number)?.quantity ?? 0) - (had.get(number)?.quantity ?? 0)
    if (!line || more === 0) return []
    return [{ event: more > 0 ? 'add_to_cart' : 'remove_from_cart', item: items.ofLine(line, Math.abs(more)) }]
  })
}

const bought = ({ lines }: Cart) =>
  new Map(
    lines
      .filter(({ isAddedByPromotion }) => !isAddedByPromotion)
      .map((line): [string, CartLine] => [line.itemNumber, line]),
  )
