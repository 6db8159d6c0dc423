import * as v from 'valibot'
import { PAYMENT_STATUSES, type PaymentStatus } from '../orders/transaction.ts'
import { list, maybe, requiredText, text } from '../reading/parse.ts'

export const paymentMethodSchema = v.object({ type: requiredText, name: text, brands: list(requiredText) })
export type PaymentMethod = v.InferOutput<typeof paymentMethodSchema>

/** The answer of GET /api/payments/paymentMethods; `paymentMethods` is a text that holds JSON, or the list itself (OP-14). */
export const paymentMethodsSchema = v.object({
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

/** Undefined where there is no list of them, which reads as an empty one. */
function parseMethods(sent: unknown): unknown[] | undefined {
  const read = v.safeParse(methodsSchema, typeof sent === 'string' ? parseJson(sent) : sent)
  return read.success ? read.output : undefined
}

/** The ways to pay, out of a text that holds JSON or what such a text would hold; none when it cannot be read (PAY-20, OP-14). */
export const readPaymentMethods = (sent: unknown): PaymentMethod[] =>
  v.parse(list(paymentMethodSchema), parseMethods(sent))

/** The same ways to pay with all that the provider's own form needs to know of them. */
export const readProviderMethods = (sent: unknown) =>
  v.parse(list(v.looseObject({ type: requiredText, name: text })), parseMethods(sent))

function parseJson(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    // No JSON.
  }
  return undefined
}

/** The names of the icons that stand for the ways to pay: one for each card brand, one for each other way (CART-19). */
export function paymentIcons(methods: readonly PaymentMethod[]): string[] {
  const names = methods.flatMap(({ type, brands }) => (type === 'scheme' ? brands : [type]))
  // Names become part of an address; what cannot be one has no icon.
  return [...new Set(names)].filter((name) => /^[a-z0-9_-]+$/i.test(name))
}

/** Reads a status whatever its case; nothing for a word that is none. */
export function readPaymentStatus(word: string): PaymentStatus | undefined {
  return PAYMENT_STATUSES.find((status) => status.toLowerCase() === word.trim().toLowerCase())
}

/** Whether a status means that the customer did not pay and may try again. */
export const isFailure = (status: PaymentStatus | undefined) =>
  status === 'Error' || status === 'Refused' || status === 'Cancelled'
