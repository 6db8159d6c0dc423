import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import { pages } from '@shop/domain/shop/pages.ts'
import type { Transaction } from '../../../transactions/transaction-store.ts'
import { readPhoneNumber } from '../../phone-number.ts'
import { adyenAddress } from './adyen-address.ts'
import { adyenLineItems } from './adyen-line-items.ts'
import type { SubmittedForm } from './adyen-requests.ts'
import type { AdyenSettings } from './adyen-settings.ts'

/** Who pays, for the bank's checks on fraud. */
function shopper(invoice: CheckoutAddress, delivery: CheckoutAddress, ip: string) {
  const { firstName, lastName, email, phoneNumber, countryCode } = invoice
  const billingAddress = adyenAddress(invoice)
  const deliveryAddress = adyenAddress(delivery)
  // With the country's code, as authentication at the bank wants it.
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

/** The country that a language without one is written for. */
const COUNTRIES = new Map([
  ['da', 'DK'],
  ['en', 'GB'],
  ['sv', 'SE'],
])

/** A culture as Adyen takes it: language and country. Returns nothing for a language of no known country. */
export function localeOf(cultureName: string): { shopperLocale?: string } {
  const [language = '', country = COUNTRIES.get(language)] = cultureName.split('-')
  return /^[a-z]{2}$/.test(language) && country && /^[A-Z]{2}$/.test(country)
    ? { shopperLocale: `${language}-${country}` }
    : {}
}

/**
 * The request that pays. The sum, the order and the way back are ours; of the form comes how it is paid. Money is reserved
 * now and taken when the parcel leaves (OP-63).
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
    amount: { value: amountMinor, currency },
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
    lineItems: adyenLineItems(draft),
    // In the shop's page rather than on another one.
    authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
    additionalData: { manualCapture: 'true' },
  }
}
