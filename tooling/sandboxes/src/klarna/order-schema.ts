import * as v from 'valibot'

const LONGEST_ADDRESS = 2000
const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest))
const minorUnits = v.pipe(v.number(), v.integer(), v.minValue(-100_000_000), v.maxValue(100_000_000))
const notNegative = v.pipe(minorUnits, v.minValue(0))
/** A URL with http or https, because customers are redirected to some of them. */
const webAddress = v.pipe(text(LONGEST_ADDRESS), v.url(), v.regex(/^https?:/))

const LINE_TYPES = [
  'physical',
  'discount',
  'shipping_fee',
  'sales_tax',
  'digital',
  'gift_card',
  'store_credit',
  'surcharge',
] as const

/** An order line in minor units. `unit_price` includes VAT. `tax_rate` is in hundredths of a per cent. */
export const orderLineSchema = v.object({
  type: v.optional(v.picklist(LINE_TYPES), 'physical'),
  reference: v.optional(text(255)),
  name: v.pipe(text(255), v.nonEmpty()),
  quantity: v.pipe(v.number(), v.minValue(0)),
  quantity_unit: v.optional(v.pipe(text(8), v.nonEmpty())),
  unit_price: minorUnits,
  tax_rate: v.pipe(notNegative, v.maxValue(10_000)),
  total_amount: minorUnits,
  total_discount_amount: v.optional(notNegative, 0),
  total_tax_amount: minorUnits,
})
export type OrderLine = v.InferOutput<typeof orderLineSchema>

/** An address. The customer fills in the fields that the shop leaves out. */
export const addressSchema = v.object({
  given_name: v.optional(text(99)),
  family_name: v.optional(text(99)),
  organization_name: v.optional(text(99)),
  email: v.optional(v.pipe(text(255), v.email())),
  street_address: v.optional(text(99)),
  street_address2: v.optional(text(99)),
  postal_code: v.optional(text(10)),
  city: v.optional(text(99)),
  phone: v.optional(text(99)),
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/))),
})
export type Address = v.InferOutput<typeof addressSchema>

const REQUIRED_ADDRESSES = ['terms', 'checkout', 'confirmation', 'push'] as const

const merchantUrlsSchema = v.pipe(
  v.object({
    ...v.entriesFromList(REQUIRED_ADDRESSES, webAddress),
    validation: v.optional(webAddress),
    notification: v.optional(webAddress),
  }),
  v.check((urls) => new Set(REQUIRED_ADDRESSES.map((name) => urls[name])).size === REQUIRED_ADDRESSES.length),
)

/** The fields of POST /checkout/v3/orders for a shop with its own address form and shipping. */
export const orderSchema = v.object({
  purchase_country: v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/)),
  purchase_currency: v.pipe(v.string(), v.regex(/^[A-Za-z]{3}$/)),
  locale: v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Za-z]{2})?$/)),
  order_amount: notNegative,
  order_tax_amount: notNegative,
  order_lines: v.pipe(v.array(orderLineSchema), v.minLength(1), v.maxLength(1000)),
  merchant_urls: merchantUrlsSchema,
  merchant_reference1: v.optional(text(255)),
  merchant_reference2: v.optional(text(255)),
  merchant_data: v.optional(text(6000)),
  billing_address: v.optional(addressSchema),
  shipping_address: v.optional(addressSchema),
  billing_countries: v.optional(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/))), []),
  shipping_countries: v.optional(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/))), []),
  options: v.optional(
    v.object({
      allow_separate_shipping_address: v.optional(v.boolean()),
      color_button: v.optional(v.pipe(v.string(), v.regex(/^#([0-9a-f]{3}){1,2}$/i))),
      require_validate_callback_success: v.optional(v.boolean()),
    }),
    {},
  ),
})
export type OrderRequest = v.InferOutput<typeof orderSchema>
