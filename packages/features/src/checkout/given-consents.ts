import type { Cart } from '@shop/domain/cart/cart.ts'
import * as v from 'valibot'
import type { Consent } from '../forms/find-consent-page.ts'
import { bySchema } from '../runtime/memory/by-schema.ts'
import { defineMemory, type PlatformOf } from '../runtime/memory/memory.ts'

export type Consents = Record<Consent, boolean>

/** The consents to the order of a basket. */
export const givenConsents = defineMemory(
  'checkout.consents',
  bySchema(v.object({ basket: v.string(), terms: v.boolean(), privacy: v.boolean() })),
)

/** Returns the consents that the visitor gave to the order of this basket. All are false for another basket. */
export function readConsents(platform: PlatformOf<'checkout'>, basket: string): Consents {
  const stored = givenConsents.read(platform)
  if (stored?.basket !== basket) return { terms: false, privacy: false }
  const { terms, privacy } = stored
  return { terms, privacy }
}

/** Identifies a basket, independent of the order of lines and of gift lines. */
export function basketOf({ lines }: Pick<Cart, 'lines'>) {
  const chosen = lines
    .filter(({ isAddedByPromotion }) => !isAddedByPromotion)
    .map(({ itemNumber, quantity }) => `${quantity} ${itemNumber}`)
  return [...chosen].sort().join(', ')
}
