import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { anyTransaction } from '../../../../testing/draft-of.ts'
import { klarnaOrder } from './klarna-order-request.ts'
import { readKlarnaSettings } from './klarna-settings.ts'

// What Kustom publishes, typed by hand: docs.kustom.co (the checkout API v3 and its error codes), and the fields and answers
// of its WooCommerce plugin (github.com/krokedil/klarna-checkout-for-woocommerce).

const settings = readKlarnaSettings({ SITE_ENV: 'production', GATEWAY_PUBLIC_URL: 'https://api.shop.example' })
const text = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest))
const amount = v.pipe(v.number(), v.integer(), v.minValue(-100_000_000), v.maxValue(100_000_000))
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))
const address = v.strictObject({
  given_name: v.optional(text(99)),
  family_name: v.optional(text(99)),
  organization_name: v.optional(text(99)),
  email: v.optional(text(99)),
  street_address: v.optional(text(99)),
  street_address2: v.optional(text(99)),
  postal_code: v.optional(text(10)),
  city: v.optional(text(99)),
  phone: v.optional(text(99)),
  country,
})
const line = v.strictObject({
  type: v.picklist([
    'physical',
    'discount',
    'shipping_fee',
    'sales_tax',
    'digital',
    'gift_card',
    'store_credit',
    'surcharge',
  ]),
  reference: v.pipe(v.string(), v.maxLength(64)),
  name: text(255),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(0)),
  unit_price: amount,
  tax_rate: v.pipe(amount, v.minValue(0), v.maxValue(10_000)),
  total_amount: amount,
  total_discount_amount: v.pipe(amount, v.minValue(0)),
  total_tax_amount: amount,
})
/** Klarna takes negative amounts in discounts alone. */
const isSignRight = ({ type, unit_price, total_amount, total_tax_amount }: v.InferOutput<typeof line>) =>
  type === 'discount' || Math.min(unit_price, total_amount, total_tax_amount) >= 0
const url = v.pipe(v.string(), v.url(), v.startsWith('https://'), v.maxLength(2000))
const order = v.strictObject({
  purchase_country: country,
  purchase_currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  locale: v.pipe(v.string(), v.regex(/^[a-z]{2}-[A-Z]{2}$/)),
  order_amount: v.pipe(amount, v.minValue(0)),
  order_tax_amount: v.pipe(amount, v.minValue(0)),
  order_lines: v.pipe(v.array(v.pipe(line, v.check(isSignRight))), v.minLength(1), v.maxLength(1000)),
  merchant_urls: v.strictObject({
    terms: url,
    checkout: url,
    confirmation: url,
    push: url,
    notification: url,
    validation: url,
  }),
  merchant_reference1: text(255),
  merchant_reference2: text(255),
  billing_address: address,
  shipping_address: v.optional(address),
  billing_countries: v.array(country),
  shipping_countries: v.array(country),
  options: v.strictObject({
    allow_separate_shipping_address: v.boolean(),
    require_validate_callback_success: v.boolean(),
  }),
})

describe('Klarna’s requests', () => {
  it('[API-20] drafts nothing but what Kustom documents, whatever customers type', () => {
    fc.assert(
      fc.property(anyTransaction(10_000), (transaction) => {
        const asked = v.parse(order, klarnaOrder(transaction, settings))
        const sum = (of: (one: (typeof asked.order_lines)[number]) => number) =>
          asked.order_lines.reduce((total, one) => total + of(one), 0)
        expect(sum((one) => one.total_amount)).toBe(asked.order_amount)
        expect(sum((one) => one.total_tax_amount)).toBe(asked.order_tax_amount)
        // The four required addresses must differ.
        const { terms, checkout, confirmation, push } = asked.merchant_urls
        expect(new Set([terms, checkout, confirmation, push]).size).toBe(4)
        const { deliveryAddress, invoiceAddress } = transaction.draft
        expect(asked.shipping_countries).toEqual([(deliveryAddress ?? invoiceAddress).countryCode])
      }),
    )
  })
})
