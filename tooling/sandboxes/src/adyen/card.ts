import type { PaymentMethod } from './payment-request.ts'

/** A card as the customer typed it. */
export interface Card {
  number: string
  month: string
  year: string
  /** Undefined for brands without one. */
  securityCode: string | undefined
}

/** The prefix of digits that the card form has "encrypted". */
const PREFIX = 'sandbox$'

/** Returns the digits that the card form has encrypted, or undefined for another text. */
export function decrypted(blob: string | undefined): string | undefined {
  if (!blob?.startsWith(PREFIX)) return undefined
  const digits = Buffer.from(blob.slice(PREFIX.length), 'base64').toString()
  return /^\d{2,19}$/.test(digits) ? digits : undefined
}

/** Reads the card that the form has encrypted, or undefined if a part is missing or malformed. */
export function cardOf(method: PaymentMethod): Card | undefined {
  if (method.encryptedSecurityCode && !decrypted(method.encryptedSecurityCode)) return undefined
  const number = decrypted(method.encryptedCardNumber)
  const month = decrypted(method.encryptedExpiryMonth)
  const year = decrypted(method.encryptedExpiryYear)
  const securityCode = decrypted(method.encryptedSecurityCode)
  return number && month && year ? { number, month, year, securityCode } : undefined
}
