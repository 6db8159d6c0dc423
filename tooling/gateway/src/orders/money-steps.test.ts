import { describe, expect, it } from 'vitest'
import type { AlarmKind } from '../model/alarm-kind.ts'
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

const AT_ONCE = { isRefused: false, isCapturedAtOnce: true }

// What an operator is told, written independently of the code. A fact that is not listed changes nothing.
const usual = { reviewing: 'under-review', refunded: 'refunded-unasked', released: 'money-released' } as const
const news = 'dispute-news'
const TOLD: Partial<Record<OrderPaymentStatus, Partial<Record<MoneyFact, AlarmKind | undefined>>>> = {
  authorised: { ...usual, captured: 'captured-unasked', disputed: 'disputed' },
  reviewing: { ...usual, reviewing: undefined, captured: 'captured-unasked', disputed: 'disputed' },
  capturing: { ...usual, reviewing: undefined, disputed: 'disputed' },
  captured: { ...usual, reserved: 'capture-failed', disputed: 'disputed' },
  refunding: { ...usual, refunded: undefined, reserved: 'capture-failed', disputed: 'disputed' },
  refunded: {
    ...usual,
    refunded: undefined,
    reserved: 'capture-failed',
    captured: 'refund-failed',
    disputed: 'disputed',
  },
  cancelling: { disputed: 'disputed' },
  cancelled: {
    ...usual,
    released: undefined,
    reserved: 'cancel-failed',
    captured: 'captured-unasked',
    disputed: 'disputed',
  },
  released: {
    ...usual,
    released: undefined,
    reserved: 'capture-failed',
    captured: 'captured-unasked',
    disputed: 'disputed',
  },
  disputed: { reserved: news, reviewing: news, captured: news, refunded: news, released: news },
}
const UNASKED = CASES.filter(({ isRefused }) => !isRefused)
  .filter(
    ({ from, fact }) =>
      !Object.values(CONFIRMATIONS).some((one) => one.from === from && (one.facts as readonly string[]).includes(fact)),
  )
  .map(({ from, fact }) => {
    const alarm = fact === 'partial' ? 'partial-movement' : TOLD[from]?.[fact]
    const to = fact === 'partial' ? from : fact === 'reserved' ? 'authorised' : fact
    const isCleared = from === 'reviewing' && fact === 'reserved'
    return { from, fact, step: alarm ? { to, alarm } : isCleared ? { to } : undefined }
  })

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
    'is in flight no more when the provider has refused: $from, $fact [PAY-30]',
    ({ from, fact }) => {
      expect(['capturing', 'refunding', 'cancelling']).not.toContain(stepOf(from, fact, true)?.to ?? from)
    },
  )

  it.each(UNASKED)('that moves unasked is shown to an operator: $from, $fact', ({ from, fact, step }) => {
    expect(stepOf(from, fact)).toEqual(step)
  })

  it.each(['authorised', 'reviewing'] as const)('that the way to pay takes at once is no alarm: %s', (from) => {
    expect(moneyStepOf(from, { ...AT_ONCE, fact: 'captured' })).toEqual({ to: 'captured' })
  })

  it('that the way to pay takes at once is an alarm at any other time', () => {
    expect(moneyStepOf('released', { ...AT_ONCE, fact: 'captured' })?.alarm).toBe('captured-unasked')
    expect(moneyStepOf('authorised', { ...AT_ONCE, fact: 'refunded' })?.alarm).toBe('refunded-unasked')
  })

  it('of a free order is none', () => {
    expect(stepOf('none', 'captured')).toBeUndefined()
  })
})
