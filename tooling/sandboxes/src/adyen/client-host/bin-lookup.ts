import * as v from 'valibot'
import { brandRulesOf } from '../browser/card-brands.js'
import { decrypted } from '../card.ts'

/** What the card form asks when the first digits of a card are known. */
export const binLookupSchema = v.object({
  requestId: v.pipe(v.string(), v.maxLength(100)),
  encryptedBin: v.pipe(v.string(), v.maxLength(5000)),
  supportedBrands: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(100)), []),
})

/** Says which card it is; no brands when nobody here knows it. Every card comes from Denmark. */
export function binLookup({ requestId, encryptedBin, supportedBrands }: v.InferOutput<typeof binLookupSchema>) {
  const rules = brandRulesOf(decrypted(encryptedBin) ?? '')
  if (!rules) return { requestId }
  const { brand, cvcPolicy } = rules
  const supported = supportedBrands.includes(brand)
  const details = { brand, cvcPolicy, expiryDatePolicy: 'required', enableLuhnCheck: true, supported }
  return { requestId, issuingCountryCode: 'DK', brands: [details] }
}
