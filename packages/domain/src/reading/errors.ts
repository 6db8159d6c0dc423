import type { MessageKey } from '../messages/messages.ts'

/**
 * Collects the error codes of a refusal's body, each once. The gateway sends them as `errorCode`, `errors[].errorCode` or
 * `errorKeys[]`.
 */
export function readErrorCodes(body: unknown): string[] {
  if (!isRecord(body)) return []
  const nested = asArray(body.errors).map((error) => (isRecord(error) ? error.errorCode : error))
  const errorCodes = [body.errorCode, ...nested, ...asArray(body.errorKeys)]
  return [...new Set(errorCodes.filter((code): code is string => typeof code === 'string' && code !== ''))]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Spells an error code in kebab-case, as the shop's own list does. Gateways differ in their spelling. */
export function toErrorCode(code: string): string {
  return code
    .trim()
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replaceAll(/[\s_.-]+/g, '-')
    .toLowerCase()
}

const MESSAGES = {
  'email-in-use': 'EmailInUse',
  'invalid-captcha': 'InvalidCaptcha',
  'reset-link-expired': 'ResetLinkExpired',
  'invalid-login-or-password': 'InvalidLoginOrPassword',
  'favourites-authenticate-error': 'FavouritesAuthenticateError',
  'invalid-email': 'PleaseEnterValidEmail',
  'invalid-password': 'InvalidPassword',
  'password-too-short': 'PleaseEnterEightOrMoreCharacters',
  'password-too-long': 'PasswordTooLong',
  'password-too-weak': 'PasswordNeedsLetterAndNumber',
  'password-too-common': 'PasswordTooCommon',
  'passwords-do-not-match': 'PleaseMakeSureYourPasswordsMatch',
  'too-many-attempts': 'TooManyAttempts',
  'not-enough-in-stock': 'NotEnoughInStock',
  'product-not-available': 'ProductNotAvailable',
  'cart-empty': 'CartEmpty',
  'cart-changed': 'CartHasChanged',
  'invalid-shipping-method': 'InvalidShippingMethod',
  'country-not-supported': 'CountryNotSupported',
  'consent-required': 'ConsentRequired',
  'invalid-cpr-number': 'InvalidCprNumber',
  'invalid-ean-number': 'InvalidEanNumber',
  'address-not-saved': 'AddressSaveFailed',
  'no-answer': 'NoAnswer',
  'too-many-addresses': 'TooManyAddresses',
  'too-many-favourites': 'TooManyFavourites',
  'too-many-pieces': 'TooManyPieces',
  'payment-not-available': 'PaymentNotAvailable',
  'coupon-used-up': 'CouponUsedUp',
  'coupon-expired': 'CouponExpired',
} as const satisfies Record<string, MessageKey>

/** An error code that has a message. Our gateway sends only these where a customer reads them. */
export type ErrorCode = keyof typeof MESSAGES

/** Returns the key of the message that explains an error code, or undefined for an unknown code. */
export function messageKeyOf(code: string): MessageKey | undefined {
  const known = toErrorCode(code)
  return isKnown(known) ? MESSAGES[known] : undefined
}

/** Returns the error code that our gateway sends for a rule's message, or undefined if there is none. */
export const errorCodeOf = (messageKey: MessageKey): string | undefined =>
  Object.entries(MESSAGES).find(([, key]) => key === messageKey)?.[0]

/**
 * Returns a shop's texts with each error's text also under its message key. The documents name a text of an error by the
 * error code only. A text under the message key wins.
 */
export function withErrorTexts(texts: Readonly<Record<string, string>>): Record<string, string> {
  const found = Object.entries(texts).flatMap(([name, wording]): [string, string][] => {
    const key = messageKeyOf(name)
    return key === undefined ? [] : [[key, wording]]
  })
  return { ...Object.fromEntries(found), ...texts }
}

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(MESSAGES, code)
