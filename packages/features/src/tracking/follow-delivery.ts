import { paths } from '../runtime/paths.ts'
import type { Say } from './commerce-event.ts'
import { orderingOf } from './ordering.ts'
import type { Items } from './items.ts'
import type { FollowedRouter, FollowedShop } from './followed-shop.ts'

/** Tells which way of delivery was chosen at checkout, once the gateway has counted with it. */
export function followDelivery({ cart, facts }: FollowedShop, router: FollowedRouter, items: Items, say: Say) {
  return cart.subscribe((state, before) => {
    const { selectedShippingType } = state.cart
    const isChosenHere = before.isLoaded && router.state.location.pathname === paths.checkout
    if (!isChosenHere || !selectedShippingType || selectedShippingType === before.cart.selectedShippingType) return
    const chosen = facts.configuration.shippingTypes.find(({ code }) => code === selectedShippingType)
    const shipping_tier = chosen?.name ?? selectedShippingType
    say({ event: 'add_shipping_info', ecommerce: { ...orderingOf(state.cart, items), shipping_tier } })
  })
}
