import * as v from 'valibot'
import { personName } from '../address/address-rules.ts'
import { email } from '../fields/email.ts'
import { messageKey, optional, required } from '../fields/field-errors.ts'
import { isPlainText } from '../fields/plain-line.ts'

/** How many characters the number of an order takes, whichever gateway gave it. */
export const ORDER_NUMBER_MAX_LENGTH = 40

/** How many characters the reason of a withdrawal takes. */
export const REASON_MAX_LENGTH = 1000

const short = (length: number) => v.maxLength<string, number, 'TextTooLong'>(length, 'TextTooLong')
// The receipt repeats it, as the law demands, to an address that anybody may have typed.
const plain = v.check(isPlainText, messageKey('TextWithLinks'))

/** What withdrawing from a contract takes: who, from what, and where the receipt goes. A reason need not be given. */
export const withdrawalRules = v.object({
  orderNumber: v.pipe(required, short(ORDER_NUMBER_MAX_LENGTH), plain),
  name: personName,
  email,
  reason: v.pipe(optional, short(REASON_MAX_LENGTH), plain),
})
export type Withdrawal = v.InferOutput<typeof withdrawalRules>
