import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import { adyenLocaleOf } from '@shop/domain/payments/providers/adyen-locales.ts'
import { pages } from '@shop/domain/text/pages.ts'
import type { Transaction } from '../../../transactions/transaction-store.ts'
import { readPhoneNumber } from '../../phone-number.ts'
import { toAdyen } from './adyen-amount.ts'
import { adyenLineItems, inAdyenUnits } from './adyen-line-items.ts'
import type { SubmittedForm } from './browser-requests.ts'
import type { AdyenSettings } from './adyen-settings.ts'

/** Splits a line with a house number at its start or end: "Strandvejen 112", "12 High Street". */
function splitStreet(line: string) {
  const last = /^(?<street>.*\D)\s(?<number>\d+\s?[a-z]?)$/iu.exec(line)?.groups
  const { street, number } = last ?? /^(?<number>\d+[a-z]?)\s(?<street>\D.*)$/iu.exec(line)?.groups ?? {}
  return street && number ? { street: street.trim(), houseNumberOrName: number } : undefined
}

const ABSENT = 'N/A'

/** Converts an address for Adyen, which requires every part. Returns undefined if the country is no code. */
export function adyenAddress({ addressLine1, addressLine2, postalCode, city, countryCode }: CheckoutAddress) {
  if (!/^[A-Z]{2}$/i.test(countryCode)) return undefined
  const line = addressLine1.trim()
  return {
    ...(splitStreet(line) ?? { street: line || ABSENT, houseNumberOrName: addressLine2.trim() || ABSENT }),
    postalCode: postalCode.trim().slice(0, 10) || ABSENT,
    city: city.trim() || ABSENT,
    country: countryCode.toUpperCase(),
  }
}

/** The customer's data for the bank's fraud checks. */
function shopper(invoice: CheckoutAddress, delivery: CheckoutAddress, ip: string) {
  const { firstName, lastName, email, phoneNumber, countryCode } = invoice
  const billingAddress = adyenAddress(invoice)
  const deliveryAddress = adyenAddress(delivery)
  // The bank's authentication needs the country code.
  const telephoneNumber = readPhoneNumber(phoneNumber, countryCode)?.number
  return {
    shopperEmail: email.trim(),
    shopperName: { firstName, lastName },
    ...(telephoneNumber && { telephoneNumber }),
    ...(ip && { shopperIP: ip }),
    ...(billingAddress && { countryCode: countryCode.toUpperCase(), billingAddress }),
    ...(deliveryAddress && { deliveryAddress }),
  }
}

/** The country of a culture that names only a language. */
const COUNTRIES = new Map([
  ['da', 'DK'],
  ['en', 'GB'],
  ['sv', 'SE'],
])

/** Converts a culture to Adyen's locale of language and country. Returns no locale for a language without a known country. */
export function localeOf(cultureName: string): { shopperLocale?: string } {
  const [language = '', country = COUNTRIES.get(language)] = adyenLocaleOf(cultureName).split('-')
  return /^[a-z]{2}$/.test(language) && country && /^[A-Z]{2}$/.test(country)
    ? { shopperLocale: `${language}-${country}` }
    : {}
}

/**
 * Returns the request that pays. Amount, lines and return address come from the transaction, the payment method from the
 * form. Money is reserved now and captured when the parcel leaves.
 */
export function adyenPaymentRequest(
  { id, correlationId, draft, amountMinor, currency }: Transaction,
  { paymentMethod, browserInfo, riskData }: SubmittedForm,
  { merchantAccount }: AdyenSettings,
  ip: string,
) {
  const { invoiceAddress, deliveryAddress, origin, style } = draft
  return {
    merchantAccount,
    amount: toAdyen(amountMinor, currency),
    reference: id,
    returnUrl: origin + pages.payment.href({ transactionId: id, correlationId }),
    origin,
    channel: 'Web',
    shopperInteraction: 'Ecommerce',
    paymentMethod,
    ...(browserInfo && { browserInfo }),
    ...(riskData && { riskData }),
    ...shopper(invoiceAddress, deliveryAddress ?? invoiceAddress, ip),
    ...localeOf(style.cultureName),
    lineItems: adyenLineItems(draft).map((line) => inAdyenUnits(line, currency)),
    // The authentication opens in the shop's page.
    authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
    additionalData: { manualCapture: 'true' },
  }
}
