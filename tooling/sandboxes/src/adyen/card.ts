import type { PaymentMethod } from './payment-request.ts'

/** A card as the customer typed it. */
export interface Card {
  number: string
  month: string
  year: string
  /** Some brands have none. */
  securityCode: string | undefined
}

/** What the card form writes before each group of digits, which the shop passes on unread as it does with real encryption. */
const PREFIX = 'sandbox$'

/** The digits that the card form has encrypted; nothing when it did not. */
export function decrypted(blob: string | undefined): string | undefined {
  if (!blob?.startsWith(PREFIX)) return undefined
  const digits = Buffer.from(blob.slice(PREFIX.length), 'base64').toString()
  return /^\d{2,19}$/.test(digits) ? digits : undefined
}

/** Reads the card that the form has encrypted; nothing when a part is missing or was not made by it. */
export function cardOf(method: PaymentMethod): Card | undefined {
  if (method.encryptedSecurityCode && !decrypted(method.encryptedSecurityCode)) return undefined
  const number = decrypted(method.encryptedCardNumber)
  const month = decrypted(method.encryptedExpiryMonth)
  const year = decrypted(method.encryptedExpiryYear)
  const securityCode = decrypted(method.encryptedSecurityCode)
  return number && month && year ? { number, month, year, securityCode } : undefined
}
