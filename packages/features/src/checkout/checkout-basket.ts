import { cartSchema, type Cart } from '@shop/domain/cart/cart.ts'
import * as v from 'valibot'
import { readJson, type KeyValueStore } from '../runtime/platform/storage.ts'
import { CHECKOUT_BASKET } from './open-checkout.ts'

/** Characters up to which a basket is kept; of a larger one only whose it is. */
const MAX_LENGTH = 200_000

/** Keeps in the tab what a customer has at checkout, never the CPR number (SES-21). */
export function rememberBasket(storage: KeyValueStore, customerId: string, cart: Cart) {
  const { lines, customProperties, ...rest } = cart
  const { cprNumber: _, ...properties } = customProperties
  const sent = { ...rest, customProperties: properties, products: lines.toReversed() }
  // The start of every page reads the customer out of this text, where it stands first.
  const kept = JSON.stringify({ customerId, cart: sent })
  storage.write(CHECKOUT_BASKET, kept.length <= MAX_LENGTH ? kept : JSON.stringify({ customerId }))
}

/** The basket that was kept of this customer; nothing where none can be read. */
export function recallBasket(storage: KeyValueStore, customerId: string): Cart | undefined {
  const schema = v.object({ customerId: v.literal(customerId), cart: cartSchema })
  const kept = v.safeParse(schema, readJson(storage, CHECKOUT_BASKET))
  return kept.success ? kept.output.cart : undefined
}
