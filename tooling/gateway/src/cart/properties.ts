import { cartPropertiesSchema, type CartProperties } from '@shop/domain/cart.ts'
import { maskCpr, parseCpr } from '@shop/domain/cpr.ts'
import { keyof } from 'valibot'
import type { Seal } from '../access/seal.ts'
import type { StoredCart } from './stored-cart.ts'

const PROPERTIES = keyof(cartPropertiesSchema).options

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

/** The same number keeps its seal, so that sending it twice is no change, however it is written. */
function resealed(sealed: string | null, wording: string, seal: Seal): string | null {
  if (wording === '') return null
  const cpr = parseCpr(wording) ?? wording
  return sealed !== null && seal.open(sealed) === cpr ? sealed : seal.close(cpr)
}
