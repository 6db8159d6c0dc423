import * as v from 'valibot'

const LONGEST_TEXT = 128
const wholeNumber = v.pipe(v.number(), v.integer())
const amount = wholeNumber

/** Names and references: at most 128 characters, none of `< > \`. */
const cleanName = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_TEXT), v.regex(/^[^<>\\]*$/))
/** Other texts also exclude `' " &`. */
const cleanText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_TEXT), v.regex(/^[^<>\\'"&]*$/))
const webAddress = v.pipe(v.string(), v.url(), v.maxLength(256))

/** Countries of Europe that Nets does not support. */
const UNLISTED = ['ALA', 'FRO', 'GGY', 'GIB', 'IMN', 'JEY', 'SJM', 'XKX']
const countryCode = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{3}$/),
  v.check((code) => !UNLISTED.includes(code), 'Country is not supported'),
)

/** An order line in minor units. `unitPrice` excludes VAT. `taxRate` is in hundredths of a per cent. */
export const orderItemSchema = v.object({
  reference: cleanName,
  name: cleanName,
  quantity: v.pipe(v.number(), v.gtValue(0)),
  unit: cleanText,
  unitPrice: wholeNumber,
  taxRate: v.optional(wholeNumber, 0),
  taxAmount: v.optional(wholeNumber, 0),
  netTotalAmount: amount,
  grossTotalAmount: amount,
})
export type OrderItem = v.InferOutput<typeof orderItemSchema>

const POSTAL_CODES: Readonly<Record<string, RegExp>> = { DNK: /^\d{4}$/, SWE: /^\d{5}$/, NOR: /^\d{4}$/ }

const addressSchema = v.pipe(
  v.object({
    addressLine1: cleanName,
    addressLine2: v.optional(cleanName),
    postalCode: v.pipe(v.string(), v.nonEmpty(), v.maxLength(25)),
    city: cleanName,
    country: countryCode,
  }),
  v.forward(
    v.check(({ country, postalCode }) => POSTAL_CODES[country]?.test(postalCode) ?? true, 'Postal code is invalid'),
    ['postalCode'],
  ),
)

const personSchema = v.object({ firstName: cleanName, lastName: cleanName })

const consumerFieldsSchema = v.object({
  reference: v.optional(cleanName),
  email: v.optional(v.pipe(v.string(), v.email(), v.maxLength(LONGEST_TEXT))),
  shippingAddress: v.optional(addressSchema),
  billingAddress: v.optional(addressSchema),
  phoneNumber: v.optional(
    v.object({ prefix: v.pipe(v.string(), v.regex(/^[+]\d{1,3}$/)), number: v.pipe(v.string(), v.regex(/^\d+$/)) }),
  ),
  privatePerson: v.optional(personSchema),
  company: v.optional(v.object({ name: cleanName, contact: v.optional(personSchema) })),
})
const consumerSchema = v.pipe(
  consumerFieldsSchema,
  v.check(({ privatePerson, company }) => !privatePerson || !company, 'Either a person or a company, not both'),
)

const webhookSchema = v.object({
  eventName: v.pipe(v.string(), v.nonEmpty()),
  url: webAddress,
  authorization: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{8,64}$/)),
})
export type Webhook = v.InferOutput<typeof webhookSchema>

const BUTTON_TEXTS = ['pay', 'purchase', 'order', 'book', 'reserve', 'signup', 'subscribe', 'accept'] as const

/** The fields of POST /v1/payments for the embedded checkout. */
export const createPaymentSchema = v.object({
  order: v.object({
    items: v.pipe(v.array(orderItemSchema), v.minLength(1)),
    amount: v.pipe(amount, v.minValue(1)),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    reference: v.optional(cleanName, ''),
  }),
  checkout: v.object({
    integrationType: v.literal('EmbeddedCheckout'),
    url: webAddress,
    termsUrl: webAddress,
    merchantTermsUrl: v.optional(webAddress),
    charge: v.optional(v.boolean(), false),
    merchantHandlesConsumerData: v.optional(v.boolean(), false),
    countryCode: v.optional(countryCode),
    consumer: v.optional(consumerSchema),
    appearance: v.optional(
      v.object({
        textOptions: v.optional(v.object({ completePaymentButtonText: v.optional(v.picklist(BUTTON_TEXTS)) })),
      }),
    ),
  }),
  notifications: v.optional(v.object({ webHooks: v.pipe(v.array(webhookSchema), v.maxLength(32)) })),
})
export type CreatePayment = v.InferOutput<typeof createPaymentSchema>
