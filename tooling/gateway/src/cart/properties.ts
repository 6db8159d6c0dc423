import { cartPropertiesSchema, type CartProperties } from '@shop/domain/cart/cart.ts'
import { maskCpr, parseCpr } from '@shop/domain/fields/cpr.ts'
import { cleanLine } from '@shop/domain/text/clean-text.ts'
import { keyof } from 'valibot'
import type { Encryption } from '../access/encryption.ts'
import type { StoredCart } from '../model/stored-cart.ts'

const PROPERTIES = keyof(cartPropertiesSchema).options

/** Sets the sent properties. An absent one stays unchanged, a blank one is removed, a masked CPR number stays the stored one. */
export function withProperties(cart: StoredCart, sent: CartProperties, encryption: Encryption): StoredCart {
  const properties = { ...cart.properties }
  let encryptedCpr = cart.encryptedCpr
  for (const name of PROPERTIES) {
    const typed = sent[name]
    if (typed === undefined) continue
    const wording = cleanLine(typed)
    if (name === 'cprNumber' && wording.includes('*')) continue
    if (name === 'cprNumber') encryptedCpr = reencrypted(encryptedCpr, wording, encryption)
    if (wording === '') delete properties[name]
    else properties[name] = name === 'cprNumber' ? maskCpr(wording) : wording
  }
  return { ...cart, properties, encryptedCpr }
}

/** Returns the stored ciphertext for the same number in any spelling, so that sending it again changes nothing. */
function reencrypted(encrypted: string | null, wording: string, encryption: Encryption): string | null {
  if (wording === '') return null
  const cpr = parseCpr(wording) ?? wording
  return encrypted !== null && encryption.decrypt(encrypted) === cpr ? encrypted : encryption.encrypt(cpr)
}
