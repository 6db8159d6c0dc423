import type { Context } from 'hono'
import { numberOf } from '../../control/scenarios.ts'
import { type Platform, pause } from '../../platform.ts'
import type { Adyen } from '../adyen.ts'
import { type ApiError, errorAnswer } from './api-error.ts'
import type { PaymentRequest } from '../payment-request.ts'

/** The result of a call to the Checkout API. */
export type Answer = { status?: 201; result: object } | { error: ApiError }

/** Runs a call about a payment and answers it. */
export type AnswerTo = (c: Context, subject: PaymentRequest, carryOut: () => Answer) => Promise<Response>

/**
 * Answers by the scenarios. A status answers without running the call. A delay runs the call at once and answers late. A
 * caller that has timed out must find out the result.
 */
export const answering =
  (adyen: Adyen, platform: Platform): AnswerTo =>
  async (c, subject, carryOut) => {
    const steps = adyen.stepsFor(subject)
    const status = numberOf(steps, 'status')
    if (status !== undefined) return errorAnswer({ status, errorCode: '905', message: 'A scenario asked for this' })
    const answer = carryOut()
    const delay = numberOf(steps, 'delay')
    if (delay !== undefined) await pause(platform, delay)
    return 'error' in answer ? errorAnswer(answer.error) : c.json(answer.result, answer.status ?? 200)
  }
