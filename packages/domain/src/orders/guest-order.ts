import * as v from 'valibot'
import { email } from '../fields/email.ts'
import { messageKey, required } from '../fields/field-errors.ts'
import { answerObject, requiredText } from '../reading/parse.ts'
import { ORDER_NUMBER_MAX_LENGTH } from './withdrawal.ts'

/** The rules of the form that asks for a code by mail. */
export const findOrderRules = v.object({
  orderNumber: v.pipe(required, v.maxLength(ORDER_NUMBER_MAX_LENGTH, messageKey('TextTooLong'))),
  email,
})

/** The digits of a mailed code. */
export const CODE_LENGTH = 6

/** The rules of the form for the code. Typed spaces and dashes are left out. */
export const codeRules = v.object({
  code: v.pipe(
    required,
    v.transform((typed) => typed.replaceAll(/\D/g, '')),
    v.length(CODE_LENGTH, messageKey('CodeHasSixDigits')),
  ),
})

/** The answer to a request for a code: the secret with which only this browser can try it. */
export const codeAskedSchema = answerObject({}, { request: requiredText })

/** The answer to the right code: the token that opens the order for an hour. */
export const openedOrderSchema = answerObject({}, { orderToken: requiredText })
