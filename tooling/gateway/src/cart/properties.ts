import { cartPropertiesSchema, type CartProperties } from '@shop/domain/cart.ts'
import { keyof } from 'valibot'
import type { Seal } from '../access/seal.ts'
import type { StoredCart } from './stored-cart.ts'

const PROPERTIES = keyof(cartPropertiesSchema).options

/** A CPR number as it may be shown: the date, never the rest. */
export const maskCpr = (cpr: string) => `${cpr.replace(/\D/g, '').slice(0, 6)}-****`

/** Attaches what was sent: absent means unchanged, blank means cleared, a masked CPR number is the one we have. */
export function withProperties(cart: StoredCart, sent: CartProperties, seal: Seal): StoredCart {
  const properties = { ...cart.properties }
  let sealedCpr = cart.sealedCpr
  for (const name of PROPERTIES) {
    const wording = sent[name]?.trim()
    if (wording === undefined || (name === 'cprNumber' && wording.includes('*'))) continue
    if (name === 'cprNumber') sealedCpr = resealed(sealedCpr, wording, seal)
    if (wording === '') delete properties[name]
    else properties[name] = name === 'cprNumber' ? maskCpr(wording) : wording
  }
  return { ...cart, properties, sealedCpr }
}

/** The same number keeps its seal, so that sending it twice is no change. */
function resealed(sealed: string | null, cpr: string, seal: Seal): string | null {
  if (cpr === '') return null
  return sealed !== null && seal.open(sealed) === cpr ? sealed : seal.close(cpr)
}
