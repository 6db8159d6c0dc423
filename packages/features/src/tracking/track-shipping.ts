import { cartOf, hasLoaded } from '../cart/cart.ts'
import { whenIdle } from '../cart/queue.ts'
import { paths } from '../runtime/navigation/paths.ts'
import type { TrackEvent } from './commerce-event.ts'
import { checkoutStepOf } from './checkout-step.ts'
import type { Items } from './items.ts'
import type { TrackedRouter, TrackedShop } from './tracked-shop.ts'

/** Tracks the chosen delivery method, once the gateway has applied it. */
export function trackShipping({ cart, config }: TrackedShop, router: TrackedRouter, items: Items, track: TrackEvent) {
  return cart.subscribe((state, before) => {
    const { selectedShippingType } = cartOf(state)
    const isChosenHere = hasLoaded(before) && router.state.location.pathname === paths.checkout
    if (!isChosenHere || !selectedShippingType || selectedShippingType === cartOf(before).selectedShippingType) return
    const chosen = config.configuration.shippingTypes.find(({ code }) => code === selectedShippingType)
    const shipping_tier = chosen?.name ?? selectedShippingType
    const event = {
      event: 'add_shipping_info' as const,
      ecommerce: { ...checkoutStepOf(cartOf(state), items), shipping_tier },
    }
    // The begin of the checkout waits for an idle cart too, and must come first.
    void whenIdle({ cart }).then(() => track(event))
  })
}
