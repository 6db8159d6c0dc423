import * as v from 'valibot'
import type { PaidAddresses } from '../provider.ts'

const line = v.nullish(v.pipe(v.string(), v.maxLength(1000)), '')
const klarnaAddressSchema = v.object({
  given_name: line,
  family_name: line,
  organization_name: line,
  email: line,
  street_address: line,
  street_address2: line,
  postal_code: line,
  city: line,
  phone: line,
  country: line,
})
type KlarnaAddress = v.InferOutput<typeof klarnaAddressSchema>

/** The addresses of an order in Klarna's form. */
export const klarnaAddressesSchema = v.object({
  billing_address: v.nullish(klarnaAddressSchema),
  shipping_address: v.nullish(klarnaAddressSchema),
})
type KlarnaAddresses = v.InferOutput<typeof klarnaAddressesSchema>

const addressOf = (address: KlarnaAddress): PaidAddresses['invoice'] => ({
  firstName: address.given_name,
  lastName: address.family_name,
  company: address.organization_name,
  email: address.email,
  addressLine1: address.street_address,
  addressLine2: address.street_address2,
  postalCode: address.postal_code,
  city: address.city,
  phoneNumber: address.phone,
  countryCode: address.country.toUpperCase(),
})

/** Converts the addresses of an order. Returns undefined if Klarna sends no street. */
export function readAddresses({ billing_address, shipping_address }: KlarnaAddresses): PaidAddresses | undefined {
  if (!billing_address?.street_address) return undefined
  const invoice = addressOf(billing_address)
  return { invoice, delivery: shipping_address?.street_address ? addressOf(shipping_address) : invoice }
}
