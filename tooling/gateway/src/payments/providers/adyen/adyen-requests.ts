import * as v from 'valibot'
import { bounded } from '../../../http/bounded.ts'

const key = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))
const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest))
const fieldName = v.pipe(v.string(), v.regex(/^[A-Za-z][\w.]{0,59}$/), v.maxLength(60))

/** Whose payment it is: the three ids that only the visitor knows together. */
const triple = { userId: key, transactionId: key, correlationId: key }

// A way to pay that is kept for later would need an account at the provider; nobody is asked for that.
const KEPT_FOR_LATER = new Set(['storedPaymentMethodId', 'recurringDetailReference'])

/** What the customer has filled in or chosen: its fields differ by the way to pay, and what matters of them is encrypted. */
const paymentMethodSchema = v.pipe(
  v.record(fieldName, v.union([text(20_000), v.number(), v.boolean()])),
  v.maxEntries(30),
  v.check(({ type }) => typeof type === 'string' && type !== ''),
  v.transform((fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => !KEPT_FOR_LATER.has(name)))),
)

/** What the bank wants to know of the browser, for 3-D Secure. */
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

/** What the form in the page hands over, as far as it is passed on: the sum and where to return to are ours to say. */
export const formDataSchema = v.object({
  paymentMethod: paymentMethodSchema,
  browserInfo: v.optional(browserInfoSchema),
  riskData: v.optional(v.object({ clientData: text(20_000) })),
})
export type SubmittedForm = v.InferOutput<typeof formDataSchema>

/** API-24. */
export const initializeRequestSchema = bounded(v.object({ ...triple, data: formDataSchema }))

/** API-25: what the browser has brought back from the customer's bank. */
export const detailsRequestSchema = bounded(
  v.object({
    ...triple,
    details: v.pipe(v.record(fieldName, text(50_000)), v.maxEntries(10)),
    paymentData: v.nullish(text(50_000)),
  }),
)

/** API-26. The documents name no user: two ids that cannot be guessed are enough for one word. */
export const statusQuerySchema = bounded(v.object({ userId: v.optional(key), correlationId: key }))
