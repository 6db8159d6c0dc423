import type * as v from 'valibot'

/** An error with Adyen's number. */
export interface ApiError {
  status: number
  errorCode: string
  message: string
}

const ERROR_TYPES: Readonly<Record<number, string>> = { 401: 'security', 403: 'security', 422: 'validation' }

/** Answers with an error in Adyen's form. */
export const errorAnswer = ({ status, errorCode, message }: ApiError) =>
  Response.json({ status, errorCode, message, errorType: ERROR_TYPES[status] ?? 'internal' }, { status })

const invalid = (errorCode: string, message: string): ApiError => ({ status: 422, errorCode, message })

export const UNAUTHORIZED: ApiError = {
  status: 401,
  errorCode: '000',
  message: 'HTTP Status Response - Unauthorized',
}
export const WRONG_MERCHANT: ApiError = { status: 403, errorCode: '901', message: 'Invalid Merchant Account' }
export const KEY_IN_USE = invalid('704', 'request already processed or in progress')
export const UNREADABLE_CARD = invalid('174', 'Unable to decrypt data')
export const UNKNOWN_METHOD = invalid('140', 'Unknown payment method')
export const UNKNOWN_DETAILS = invalid('803', 'PaymentDetail not found')
export const DETAILS_USED = invalid('704', 'The details were submitted before')
export const UNKNOWN_PAYMENT = invalid('167', 'Original pspReference required for this operation')

const REQUIRED_CODES: Readonly<Record<string, string>> = { amount: '100', reference: '130' }

/** Returns the error for the first missing or wrong field. */
export function fieldError([issue]: readonly v.BaseIssue<unknown>[]): ApiError {
  const path = (issue?.path ?? []).map(({ key }) => String(key))
  const field = path.join('.') || 'body'
  if (issue?.received === 'undefined') {
    return invalid(REQUIRED_CODES[path[0] ?? ''] ?? '702', `Required field '${field}' is not provided.`)
  }
  return invalid(path[0] === 'amount' ? '137' : '702', `Invalid value of field '${field}'.`)
}
