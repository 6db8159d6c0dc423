import { createCheckoutMemory } from '../checkout/checkout-memory.ts'
import { createCheckoutStore } from '../checkout/checkout-store.ts'
import type { Shop } from '../shop.ts'

/** The shop's one checkout form, made by the first page that asks for it. */
export function openCheckout({ gateway, outside, facts, cart, late }: Shop) {
  late.checkout ??= createCheckoutStore({
    gateway,
    memory: createCheckoutMemory(outside.sessionStorage),
    configuration: facts.configuration,
    cart: () => cart.getState().settled(),
    refreshCart: () => cart.getState().refresh(),
  })
  return late.checkout
}
