import { paths } from '../runtime/navigation/paths.ts'
import type { TrackEvent } from './commerce-event.ts'
import { checkoutStepOf } from './checkout-step.ts'
import type { Items } from './items.ts'
import type { TrackedRouter, TrackedShop } from './tracked-shop.ts'

/** Tracks the chosen delivery method, once the gateway has applied it. */
export function trackShipping({ cart, config }: TrackedShop, router: TrackedRouter, items: Items, track: TrackEvent) {
  return cart.subscribe((state, before) => {
    const { selectedShippingType } = state.cart
    const isChosenHere = before.isLoaded && router.state.location.pathname === paths.checkout
    if (!isChosenHere || !selectedShippingType || selectedShippingType === before.cart.selectedShippingType) return
    const chosen = config.configuration.shippingTypes.find(({ code }) => code === selectedShippingType)
    const shipping_tier = chosen?.name ?? selectedShippingType
    const event = {
      event: 'add_shipping_info' as const,
      ecommerce: { ...checkoutStepOf(state.cart, items), shipping_tier },
    }
    // The begin of the checkout waits for an idle cart too, and must come first.
    void state.whenIdle().then(() => track(event))
  })
}
