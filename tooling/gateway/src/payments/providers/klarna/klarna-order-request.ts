import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import { isPhone } from '@shop/domain/fields/phone.ts'
import { isPostalCode } from '@shop/domain/fields/postal-code.ts'
import { writtenCulture } from '@shop/domain/text/culture.ts'
import { pages } from '@shop/domain/text/pages.ts'
import type { Transaction } from '../../../transactions/transaction-store.ts'
import { klarnaLines } from './klarna-lines.ts'
import type { KlarnaSettings } from './klarna-settings.ts'
import { ORDER_ID } from './klarna-webhook.ts'

const MAX_LENGTH = 99
const cut = (text: string) => text.trim().slice(0, MAX_LENGTH).toWellFormed()

/** Leaves empty fields out, and what is unusual in the country. The customer fills them in at Klarna. */
const filled = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))

const usual = (isUsual: boolean, text: string) => (isUsual ? text.trim() : '')

const addressOf = (address: CheckoutAddress, { email, phoneNumber, countryCode }: CheckoutAddress) =>
  filled({
    given_name: cut(address.firstName),
    family_name: cut(address.lastName),
    organization_name: cut(address.company),
    email: email.trim(),
    street_address: cut(address.addressLine1),
    street_address2: cut(address.addressLine2),
    postal_code: usual(isPostalCode(address.postalCode, address.countryCode), address.postalCode).slice(0, 10),
    city: cut(address.city),
    phone: usual(isPhone(phoneNumber, countryCode), cut(phoneNumber)),
    country: address.countryCode,
  })

/** Returns the country of the shop's culture, because Klarna sells by market. */
const countryOf = (cultureName: string, { countryCode }: CheckoutAddress) => cultureName.split('-')[1] ?? countryCode

/** Returns the culture, or the nearest one that Klarna has. It shows English to all others. */
function localeOf(cultureName: string): string {
  const culture = writtenCulture(cultureName)
  return culture.includes('-') ? culture : `${culture}-GB`
}

/** The pages of the shop that Klarna links to, and the calls of the gateway that it makes. */
function merchantUrls({ id: transactionId, correlationId, draft }: Transaction, { gatewayUrl }: KlarnaSettings) {
  const { origin } = draft
  const called = (name: string) => `${gatewayUrl}/webhooks/klarna/${name}?${ORDER_ID}={checkout.order.id}`
  return {
    terms: origin + pages.customerService.href({ url: 'terms' }),
    checkout: origin + pages.payment.href({ transactionId, correlationId }),
    confirmation: origin + pages.orderConfirmation.href({ transactionId, correlationId }),
    push: called('push'),
    notification: called('notification'),
    validation: called('validation'),
  }
}

/** Returns the request that creates an order at Klarna, exactly as agreed. Money is reserved now and captured when the parcel leaves. */
export function klarnaOrder(transaction: Transaction, settings: KlarnaSettings) {
  const { id, draft, amountMinor, currency } = transaction
  const { invoiceAddress, deliveryAddress, style } = draft
  const lines = klarnaLines(draft)
  return {
    purchase_country: countryOf(style.cultureName, invoiceAddress),
    purchase_currency: currency,
    locale: localeOf(style.cultureName),
    order_amount: amountMinor,
    order_tax_amount: lines.reduce((sum, { total_tax_amount }) => sum + total_tax_amount, 0),
    order_lines: lines,
    merchant_urls: merchantUrls(transaction, settings),
    // Klarna shows the first to the customer. It becomes the order number. The second still identifies the transaction.
    merchant_reference1: id,
    merchant_reference2: id,
    billing_address: addressOf(invoiceAddress, invoiceAddress),
    ...(deliveryAddress && { shipping_address: addressOf(deliveryAddress, invoiceAddress) }),
    billing_countries: [invoiceAddress.countryCode],
    shipping_countries: [(deliveryAddress ?? invoiceAddress).countryCode],
    options: {
      allow_separate_shipping_address: deliveryAddress !== null,
      // Without an answer to the validation Klarna must not take the money.
      require_validate_callback_success: true,
    },
  }
}
