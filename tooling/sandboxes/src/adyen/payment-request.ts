import * as v from 'valibot'

const text = (longest: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(longest))
const webAddress = (longest: number) => v.pipe(v.string(), v.url(), v.maxLength(longest))

/** An amount in minor units. */
export const amountSchema = v.object({
  value: v.pipe(v.number(), v.integer(), v.minValue(0)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
})
export type Amount = v.InferOutput<typeof amountSchema>

const ENCRYPTED_LENGTH = 5000

/** The data of the card form or another payment method. */
const paymentMethodSchema = v.object({
  type: text(40),
  holderName: v.optional(v.pipe(v.string(), v.maxLength(300))),
  encryptedCardNumber: v.optional(text(ENCRYPTED_LENGTH)),
  encryptedExpiryMonth: v.optional(text(ENCRYPTED_LENGTH)),
  encryptedExpiryYear: v.optional(text(ENCRYPTED_LENGTH)),
  encryptedSecurityCode: v.optional(text(ENCRYPTED_LENGTH)),
})
export type PaymentMethod = v.InferOutput<typeof paymentMethodSchema>

/** The fields of POST /payments that the sandbox uses. */
export const paymentRequestSchema = v.object({
  amount: amountSchema,
  merchantAccount: text(80),
  reference: text(80),
  returnUrl: webAddress(8000),
  paymentMethod: paymentMethodSchema,
  shopperEmail: v.optional(text(300)),
  shopperLocale: v.optional(text(10)),
  shopperReference: v.optional(v.pipe(text(256), v.minLength(3))),
  origin: v.optional(webAddress(80)),
  browserInfo: v.optional(v.looseObject({ userAgent: v.string() })),
  authenticationData: v.optional(
    v.object({
      threeDSRequestData: v.optional(v.object({ nativeThreeDS: v.optional(v.picklist(['preferred', 'disabled'])) })),
    }),
  ),
  additionalData: v.optional(
    v.object({
      RequestedTestAcquirerResponseCode: v.optional(
        v.pipe(v.union([v.number(), text(3)]), v.transform(String), v.regex(/^\d{1,3}$/)),
      ),
    }),
  ),
})
export type PaymentRequest = v.InferOutput<typeof paymentRequestSchema>

/** The body of POST /payments/details, with the details that the browser brings back. */
export const detailsRequestSchema = v.object({
  details: v.union([v.object({ redirectResult: text(10_000) }), v.object({ threeDSResult: text(50_000) })]),
})
export type DetailsRequest = v.InferOutput<typeof detailsRequestSchema>

/** The body of POST /paymentMethods. */
export const paymentMethodsRequestSchema = v.object({
  merchantAccount: text(80),
  countryCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  shopperLocale: v.optional(text(10)),
})

const cancelSchema = v.object({ merchantAccount: text(80), reference: v.optional(text(80)) })
const moveSchema = v.object({ ...cancelSchema.entries, amount: amountSchema })

/** The bodies of captures, cancels, refunds and reversals. */
export const modificationSchemas = {
  captures: moveSchema,
  cancels: cancelSchema,
  refunds: moveSchema,
  reversals: cancelSchema,
}
