import type { CartUpdate } from '@shop/api-client'
import type { Cart, CartProperties } from '@shop/domain/cart/cart.ts'

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
