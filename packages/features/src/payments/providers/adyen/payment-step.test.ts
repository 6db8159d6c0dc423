import { describe, expect, it } from 'vitest'
import { stepAfter, stepOnArrival, type PaymentStep } from './payment-step.ts'

const action = { type: 'redirect', url: 'http://localhost:8080/bank/1' }

const steps = {
  form: { kind: 'form' },
  error: { kind: 'form', message: 'PaymentError' },
  refused: { kind: 'form', message: 'PaymentRefused' },
  cancelled: { kind: 'form', message: 'PaymentCancelled' },
  asked: { kind: 'form', message: 'PaymentActionNeeded' },
  action: { kind: 'action', action },
  result: { kind: 'result-page' },
  failure: { kind: 'failure-page' },
} satisfies Record<string, PaymentStep>
type Step = keyof typeof steps

/**
 * The step after each status. On arrival: with and without a placed order. After an attempt: with an action, with a
 * required user action, with a placed order, and with nothing else.
 */
const table: [status: string, unplaced: Step, placed: Step, acting: Step, asking: Step, ordered: Step, bare: Step][] = [
  ['Succeeded', 'result', 'result', 'action', 'asked', 'result', 'result'],
  ['Pending', 'form', 'result', 'action', 'asked', 'result', 'result'],
  ['PartialSuccess', 'form', 'result', 'action', 'asked', 'result', 'result'],
  ['Error', 'error', 'error', 'error', 'error', 'error', 'error'],
  ['Refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  ['Cancelled', 'cancelled', 'cancelled', 'cancelled', 'cancelled', 'cancelled', 'cancelled'],
  ['rEFUSED', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'],
  ['no word of ours', 'form', 'result', 'action', 'asked', 'result', 'failure'],
  ['', 'form', 'result', 'action', 'asked', 'result', 'failure'],
]

describe('the next step of a payment', () => {
  it.each(table)(
    '[PAY-12] [PAY-13] [PAY-22] goes on with a transaction whose last try ended with "%s"',
    (status, unplaced, placed) => {
      expect(stepOnArrival(status, false)).toEqual(steps[unplaced])
      expect(stepOnArrival(status, true)).toEqual(steps[placed])
    },
  )

  it.each(table)(
    '[PAY-15] [PAY-16] [PAY-17] [PAY-18] goes on after the answer "%s" to a try',
    (status, _unplaced, _placed, acting, asking, ordered, bare) => {
      const answer = { status, userActionRequired: false, orderPlaced: false, orderNumber: '', errorMessage: '' }
      const asks = { ...answer, userActionRequired: true }
      for (const one of [asks, { ...answer, orderPlaced: true }, answer])
        expect(stepAfter({ ...one, action })).toEqual(steps[acting])
      expect(stepAfter({ ...asks, orderPlaced: true })).toEqual(steps[asking])
      expect(stepAfter(asks)).toEqual(steps[asking])
      expect(stepAfter({ ...answer, orderPlaced: true })).toEqual(steps[ordered])
      expect(stepAfter(answer)).toEqual(steps[bare])
    },
  )
})
