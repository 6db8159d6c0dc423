import { describe, expect, it } from 'vitest'
import type { MoneyFact } from '../model/money-movements.ts'
import type { OrderPaymentStatus } from '../model/order-state.ts'
import { moneyStepOf } from './money-steps.ts'

const FACTS = ['reserved', 'reviewing', 'captured', 'refunded', 'released', 'disputed', 'partial'] as const
const STATES: readonly OrderPaymentStatus[] = [
  'authorised',
  'reviewing',
  'capturing',
  'captured',
  'refunding',
  'refunded',
  'cancelling',
  'cancelled',
  'released',
  'disputed',
]
const CASES = STATES.flatMap((from) =>
  FACTS.flatMap((fact) => [true, false].map((isRefused) => ({ from, fact, isRefused }))),
)
const stepOf = (from: OrderPaymentStatus, fact: MoneyFact, isRefused = false) =>
  moneyStepOf(from, { fact, isRefused, isCapturedAtOnce: false })

// The facts that confirm each operation, written independently of the code.
const CONFIRMATIONS = {
  capture: { from: 'capturing', facts: ['captured'] },
  refund: { from: 'refunding', facts: ['refunded'] },
  cancel: { from: 'cancelling', facts: ['released', 'refunded'] },
} as const

describe('the money of an order', () => {
  it.each(CASES)('counts as moved only when it has: $from, $fact, refused $isRefused [PAY-27]', (one) => {
    const done = stepOf(one.from, one.fact, one.isRefused)?.done
    const confirmed = Object.entries(CONFIRMATIONS).find(
      ([, { from, facts }]) => from === one.from && (facts as readonly string[]).includes(one.fact),
    )?.[0]
    expect(done).toBe(confirmed)
  })

  it.each(CASES)('moves no other way without an alarm: $from, $fact, refused $isRefused [PAY-27]', (one) => {
    const step = stepOf(one.from, one.fact, one.isRefused)
    const isSilent = step !== undefined && step.done === undefined && step.alarm === undefined
    expect(isSilent).toBe(one.from === 'reviewing' && one.fact === 'reserved')
  })

  it.each(CASES.filter(({ isRefused }) => isRefused))(
    'is in flight no more when the provider has refused: $from, $fact [PAY-27]',
    ({ from, fact }) => {
      expect(['capturing', 'refunding', 'cancelling']).not.toContain(stepOf(from, fact, true)?.to ?? from)
    },
  )

  it('that the way to pay takes at once is no alarm', () => {
    const report = { fact: 'captured', isRefused: false, isCapturedAtOnce: true } as const
    expect(moneyStepOf('authorised', report)).toEqual({ to: 'captured' })
  })

  it('of a free order is none', () => {
    expect(stepOf('none', 'captured')).toBeUndefined()
  })
})
