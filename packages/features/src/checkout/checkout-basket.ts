import { cartSchema, type Cart } from '@shop/domain/cart/cart.ts'
import * as v from 'valibot'
import { readJson, type KeyValueStore } from '../runtime/platform/storage.ts'
import { CHECKOUT_BASKET } from './open-checkout.ts'

/** The length up to which a basket is stored, in characters. Of a longer one only the customer's id is stored. */
const MAX_LENGTH = 200_000

/** Stores a customer's basket at checkout for this tab, without the CPR number. */
export function rememberBasket(storage: KeyValueStore, customerId: string, cart: Cart) {
  const { lines, customProperties, ...rest } = cart
  const { cprNumber: _, ...properties } = customProperties
  const sent = { ...rest, customProperties: properties, products: [...lines].reverse() }
  // Every page's start reads the customer's id from this text, so it must come first.
  const stored = JSON.stringify({ customerId, cart: sent })
  storage.write(CHECKOUT_BASKET, stored.length <= MAX_LENGTH ? stored : JSON.stringify({ customerId }))
}

/** Returns the stored basket of this customer. Undefined if there is none that can be read. */
export function recallBasket(storage: KeyValueStore, customerId: string): Cart | undefined {
  const schema = v.object({ customerId: v.literal(customerId), cart: cartSchema })
  const stored = v.safeParse(schema, readJson(storage, CHECKOUT_BASKET))
  return stored.success ? stored.output.cart : undefined
}
