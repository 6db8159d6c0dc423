import * as v from 'valibot'
import { email } from '../fields/email.ts'
import { optionalLines, required } from '../fields/field-errors.ts'

/** The longest order number of any gateway, in characters. */
export const ORDER_NUMBER_MAX_LENGTH = 40

/** The longest reason for a withdrawal, in characters. */
export const REASON_MAX_LENGTH = 1000

const short = (length: number) => v.maxLength<string, number, 'TextTooLong'>(length, 'TextTooLong')

/** The rules of the form that withdraws from a contract. The receipt goes to the email. The reason is optional. */
export const withdrawalRules = v.object({
  orderNumber: v.pipe(required, short(ORDER_NUMBER_MAX_LENGTH)),
  name: required,
  email,
  reason: v.pipe(optionalLines, short(REASON_MAX_LENGTH)),
})
export type Withdrawal = v.InferOutput<typeof withdrawalRules>
