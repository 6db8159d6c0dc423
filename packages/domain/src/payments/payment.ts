import * as v from 'valibot'
import { PAYMENT_STATUSES, type PaymentStatus } from '../orders/transaction.ts'
import { parseJson } from '../reading/json.ts'
import { answerObject, list, maybe, requiredText, text } from '../reading/parse.ts'

/** A payment method. `type` is the provider's name for it, `brands` lists the card brands. */
export const paymentMethodSchema = answerObject(
  { name: text, brands: list(requiredText) },
  {
    type: requiredText,
  },
)
export type PaymentMethod = v.InferOutput<typeof paymentMethodSchema>

/** The answer of `GET /api/payments/paymentMethods`. `paymentMethods` is a text of JSON, or the list itself. */
export const paymentMethodsSchema = answerObject({
  paymentMethods: v.optional(v.unknown()),
  clientKey: text,
  culture: text,
  environment: text,
  iconBase: text,
  environmentUrls: maybe(v.record(v.string(), v.unknown())),
})

const methodsSchema = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.object({ paymentMethods: v.array(v.unknown()) }),
    v.transform(({ paymentMethods }) => paymentMethods),
  ),
])

/** The answer of `GET /api/payments/status/{transactionId}`: an object with the status, or the status as a bare word.
 * `orderNumber` is ours, optional. */
export const paymentStatusAnswerSchema = v.union([
  answerObject({ orderNumber: text }, { status: text }),
  v.pipe(
    text,
    v.regex(/^\w{0,60}$/),
    v.transform((status) => ({ status, orderNumber: '' })),
  ),
])

/** Returns the list of payment methods. Undefined if there is none, which `list` reads as empty. */
function parseMethods(sent: unknown): unknown[] | undefined {
  const read = v.safeParse(methodsSchema, typeof sent === 'string' ? parseJson(sent) : sent)
  return read.success ? read.output : undefined
}

/** Reads the payment methods from a text of JSON or from its parsed content. Empty if they cannot be read. */
export const readPaymentMethods = (sent: unknown): PaymentMethod[] =>
  v.parse(list(paymentMethodSchema), parseMethods(sent))

/** Reads the same payment methods with all their fields, for the payment provider's own form. */
export const readProviderMethods = (sent: unknown) =>
  v.parse(list(v.looseObject({ type: requiredText, name: text })), parseMethods(sent))

/** Returns the names of the payment icons: one for each card brand and one for each other payment method. */
export function paymentIcons(methods: readonly PaymentMethod[]): string[] {
  const names = methods.flatMap(({ type, brands }) => (type === 'scheme' ? brands : [type]))
  // A name becomes part of an address. A name with other characters has no icon.
  return [...new Set(names)].filter((name) => /^[a-z0-9_-]+$/i.test(name))
}

/** Reads a payment status. Ignores case. Undefined for an unknown word. */
export function readPaymentStatus(word: string): PaymentStatus | undefined {
  return PAYMENT_STATUSES.find((status) => status.toLowerCase() === word.trim().toLowerCase())
}

/** Returns whether a status means that the customer has not paid and can try again. */
export const isFailure = (status: PaymentStatus | undefined) =>
  status === 'Error' || status === 'Refused' || status === 'Cancelled'
