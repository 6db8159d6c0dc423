import { cartOf, hasLoaded } from '../cart/cart.ts'
import { paths } from '../runtime/navigation/paths.ts'
import type { TrackEvent } from './commerce-event.ts'
import { checkoutStepOf } from './checkout-step.ts'
import type { Items } from './items.ts'
import type { TrackedRouter, TrackedShop } from './tracked-shop.ts'

interface ShippingTracking {
  shop: TrackedShop
  router: TrackedRouter
  items: Items
  /** Waits for the begin of the checkout. */
  viewed: () => Promise<void>
  track: TrackEvent
}

/** Tracks the chosen delivery method, once the gateway has applied it. */
export function trackShipping({ shop: { cart, config }, router, items, viewed, track }: ShippingTracking) {
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
    void viewed().then(() => track(event))
  })
}
