import type { CartUpdate } from '@shop/api-client'
import type { Cart, CartProperties } from '@shop/domain/cart/cart.ts'
import { currentCart } from './current-cart.ts'
import { run, type CartShop } from './queue.ts'

/** Changes codes and marks. Sends the cart's others, shipping method and payment method with them. */
export async function changeProperties(shop: CartShop, changed: CartProperties): Promise<void> {
  // An outdated cart would bring back a removed property.
  const update = propertiesUpdate(await currentCart(shop), changed)
  await run(shop, { needsTotals: true, send: async (load) => (await load()).cart.updateProperties(update) })
}

/**
 * Returns the update that changes some properties of a cart. It repeats what the cart has besides, because a gateway may
 * replace all properties by the sent ones. An empty text removes a property, also on a gateway that merges.
 */
export function propertiesUpdate(
  { customProperties, selectedShippingType, selectedPaymentType }: Cart,
  changed: CartProperties,
): CartUpdate {
  return {
    customProperties: { ...customProperties, ...changed },
    ...(selectedShippingType && { shippingMethod: selectedShippingType }),
    ...(selectedPaymentType && { paymentCode: selectedPaymentType }),
  }
}
