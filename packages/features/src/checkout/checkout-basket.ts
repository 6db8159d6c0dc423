import { cartSchema, type Cart } from '@shop/domain/cart/cart.ts'
import * as v from 'valibot'
import type { PlatformOf } from '../runtime/memory/memory.ts'
import { checkoutBasket } from '../session/visit/basket-owner.ts'

/** The length up to which a basket is stored, in characters. Of a longer one only the customer's id is stored. */
const MAX_LENGTH = 200_000

/** Stores a customer's basket at checkout for this tab, without the CPR number. */
export function rememberBasket(platform: PlatformOf<'checkout'>, customerId: string, cart: Cart) {
  const { lines, customProperties, ...rest } = cart
  const { cprNumber: _, ...properties } = customProperties
  const sent = { ...rest, customProperties: properties, products: [...lines].reverse() }
  const isShort = JSON.stringify(sent).length <= MAX_LENGTH
  checkoutBasket.write(platform, { customerId, cart: isShort ? sent : undefined })
}

/** Returns the stored basket of this customer. Undefined if there is none that can be read. */
export function recallBasket(platform: PlatformOf<'checkout'>, customerId: string): Cart | undefined {
  const stored = checkoutBasket.read(platform)
  const cart = v.safeParse(cartSchema, stored?.cart)
  return stored?.customerId === customerId && stored.cart && cart.success ? cart.output : undefined
}
