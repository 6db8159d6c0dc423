import * as v from 'valibot'
import { bounded } from '../../../http/bounded.ts'

const key = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))
const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest))
const fieldName = v.pipe(v.string(), v.regex(/^[A-Za-z][\w.]{0,59}$/), v.maxLength(60))

/** The three ids of a transaction. Only its visitor has all of them. */
const triple = { userId: key, transactionId: key, correlationId: key }

// A stored payment method needs an account at the provider, which customers do not have.
const KEPT_FOR_LATER = new Set(['storedPaymentMethodId', 'recurringDetailReference'])

/** The customer's input. Its fields depend on the payment method. Adyen's form encrypts card data. */
const paymentMethodSchema = v.pipe(
  v.record(fieldName, v.union([text(20_000), v.number(), v.boolean()])),
  v.maxEntries(30),
  v.check(({ type }) => typeof type === 'string' && type !== ''),
  v.transform((fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => !KEPT_FOR_LATER.has(name)))),
)

/** The browser's data for 3-D Secure. */
const browserInfoSchema = v.object({
  acceptHeader: text(2048),
  colorDepth: v.number(),
  javaEnabled: v.boolean(),
  language: text(35),
  screenHeight: v.number(),
  screenWidth: v.number(),
  timeZoneOffset: v.number(),
  userAgent: text(2048),
})

/** The data of the form that is passed on. Amount and return address never come from the browser. */
export const formDataSchema = v.object({
  paymentMethod: paymentMethodSchema,
  browserInfo: v.optional(browserInfoSchema),
  riskData: v.optional(v.object({ clientData: text(20_000) })),
})
export type SubmittedForm = v.InferOutput<typeof formDataSchema>

/** The call that starts a payment. */
export const initializeRequestSchema = bounded(v.object({ ...triple, data: formDataSchema }))

/** The call with the details from the customer's bank. */
export const detailsRequestSchema = bounded(
  v.object({
    ...triple,
    details: v.pipe(v.record(fieldName, text(50_000)), v.maxEntries(10)),
    paymentData: v.nullish(text(50_000)),
  }),
)
