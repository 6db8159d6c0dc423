import type { Cart } from '@shop/domain/cart/cart.ts'
import * as v from 'valibot'
import type { Consent } from '../forms/find-consent-page.ts'
import { readJson, type KeyValueStore } from '../runtime/platform/storage.ts'
import { GIVEN_CONSENTS } from './clear-checkout-draft.ts'

export type Consents = Record<Consent, boolean>

/** Returns the consents that the visitor gave to the order of this basket. All are false for another basket. */
export function readConsents(storage: KeyValueStore, basket: string): Consents {
  const schema = v.object({ basket: v.literal(basket), terms: v.boolean(), privacy: v.boolean() })
  const stored = v.safeParse(schema, readJson(storage, GIVEN_CONSENTS))
  if (!stored.success) return { terms: false, privacy: false }
  const { terms, privacy } = stored.output
  return { terms, privacy }
}

/** Stores the consents to the order of a basket. */
export const writeConsents = (storage: KeyValueStore, basket: string, consents: Consents) =>
  storage.write(GIVEN_CONSENTS, JSON.stringify({ basket, ...consents }))

/** Identifies a basket, independent of the order of lines and of gift lines. */
export function basketOf({ lines }: Pick<Cart, 'lines'>) {
  const chosen = lines
    .filter(({ isAddedByPromotion }) => !isAddedByPromotion)
    .map(({ itemNumber, quantity }) => `${quantity} ${itemNumber}`)
  return [...chosen].sort().join(', ')
}
