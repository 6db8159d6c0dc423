import type { MessageKey } from '../messages/messages.ts'

/** Collects every error code of a refusal's body: `errorCode`, `errors[].errorCode` and `errorKeys[]`, each once (AUTH-21). */
export function errorCodesOf(body: unknown): string[] {
  if (!isRecord(body)) return []
  const nested = asArray(body.errors).map((error) => (isRecord(error) ? error.errorCode : error))
  const codes = [body.errorCode, ...nested, ...asArray(body.errorKeys)]
  return [...new Set(codes.filter((code): code is string => typeof code === 'string' && code !== ''))]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Spells a code as the shop's own list does, in kebab-case, whatever the gateway's habit (OP-23). */
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
  'too-many-addresses': 'TooManyAddresses',
  'too-many-favourites': 'TooManyFavourites',
  'too-many-pieces': 'TooManyPieces',
  'payment-not-available': 'PaymentNotAvailable',
  'coupon-used-up': 'CouponUsedUp',
  'coupon-expired': 'CouponExpired',
} as const satisfies Record<string, MessageKey>

/** A code the shop has words for; a gateway of ours sends no others where a customer is to read them. */
export type ErrorCode = keyof typeof MESSAGES

/** The message that explains an error code to the customer; nothing for a code the shop does not know. */
export function errorMessage(code: string): MessageKey | undefined {
  const known = toErrorCode(code)
  return isKnown(known) ? MESSAGES[known] : undefined
}

/** The code by which a gateway of ours names what one of the rules has found; nothing where there is none. */
export const errorCodeOf = (message: MessageKey): string | undefined =>
  Object.entries(MESSAGES).find(([, key]) => key === message)?.[0]

/**
 * A shop's texts, with those of errors that it has under the error's own key only (ERR-04): the documents name these keys,
 * and not those of the messages.
 */
export function withErrorTexts(texts: Readonly<Record<string, string>>): Record<string, string> {
  const found = Object.entries(texts).flatMap(([name, wording]): [string, string][] => {
    const key = errorMessage(name)
    return key === undefined ? [] : [[key, wording]]
  })
  return { ...Object.fromEntries(found), ...texts }
}

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(MESSAGES, code)
