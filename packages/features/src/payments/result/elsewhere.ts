import { isNotFound } from '@shop/api-client/failure.ts'
import { readPaymentStatus } from '@shop/domain/payments/payment.ts'
import type { KnownPayment } from './watch-payment.ts'

/** Whether a payment was started in another browser, so that it shows nothing of this visitor's. */
export const isElsewhere = ({ transaction, answer, seen }: KnownPayment) =>
  !transaction && !answer && seen !== undefined

/** Whether a customer came from such a payment to learn what became of it: a bank has led here, or it is paid. */
export const isPaidElsewhere = ({ transaction, seen, error }: KnownPayment, correlationId = '', isReturn = false) =>
  !transaction &&
  correlationId !== '' &&
  isNotFound(error) &&
  (isReturn || readPaymentStatus(seen?.status ?? '') === 'Succeeded')
