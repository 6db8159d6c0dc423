import type { AlarmKind } from '../model/alarm-kind.ts'
import type { MoneyFact } from '../model/money-movements.ts'
import type { OrderPaymentStatus } from '../model/order-state.ts'
import type { PaymentOperation } from '../model/outbox-kind.ts'

/** What the provider has said of an order's money. */
export interface MoneyReport {
  fact: MoneyFact
  /** The movement in flight did not happen, and will not. */
  isRefused: boolean
  /** The way to pay has no capture of its own. */
  isCapturedAtOnce: boolean
}

/** What a report makes of the money of an order. */
export interface MoneyStep {
  to: OrderPaymentStatus
  /** What the operator asked for and is confirmed now. */
  done?: PaymentOperation
  alarm?: AlarmKind
}

type Rest = Exclude<OrderPaymentStatus, 'none' | 'capturing' | 'refunding' | 'cancelling' | 'cancelled'>

/** Where the money of an order rests when nothing is in flight. */
const RESTS: Readonly<Record<Exclude<MoneyFact, 'partial'>, Rest>> = {
  reserved: 'authorised',
  reviewing: 'reviewing',
  captured: 'captured',
  refunded: 'refunded',
  released: 'released',
  disputed: 'disputed',
}

interface Expectation {
  operation: PaymentOperation
  goals: Partial<Readonly<Record<MoneyFact, OrderPaymentStatus>>>
  /** The state before, where the movement has failed and the money is in between. */
  before: Rest
  /** The facts that say nothing yet. */
  waits: readonly MoneyFact[]
  failure: AlarmKind
}

const EXPECTATIONS: Partial<Readonly<Record<OrderPaymentStatus, Expectation>>> = {
  capturing: {
    operation: 'capture',
    goals: { captured: 'captured' },
    before: 'authorised',
    waits: ['reserved', 'reviewing'],
    failure: 'capture-failed',
  },
  refunding: {
    operation: 'refund',
    goals: { refunded: 'refunded' },
    before: 'captured',
    waits: ['captured'],
    failure: 'refund-failed',
  },
  cancelling: {
    operation: 'cancel',
    goals: { released: 'cancelled', refunded: 'refunded' },
    before: 'authorised',
    waits: ['reserved', 'reviewing', 'captured'],
    failure: 'cancel-failed',
  },
}

/**
 * The one state machine of captures, refunds and cancellations, for every provider. A movement counts when the provider
 * confirms it. A failed one leads back to where the money is. What the shop did not ask for is an alarm.
 */
export function moneyStepOf(from: OrderPaymentStatus, report: MoneyReport): MoneyStep | undefined {
  const { fact, isRefused } = report
  if (from === 'none') return undefined
  const expected = EXPECTATIONS[from]
  if (fact === 'partial') {
    return expected && isRefused
      ? { to: expected.before, alarm: expected.failure }
      : { to: from, alarm: 'partial-movement' }
  }
  if (!expected) return unaskedStep(from, RESTS[fact], report)
  const goal = expected.goals[fact]
  if (goal) return { to: goal, done: expected.operation }
  if (!expected.waits.includes(fact)) return { to: RESTS[fact], alarm: alarmOf(from, RESTS[fact]) }
  return isRefused ? { to: RESTS[fact], alarm: expected.failure } : undefined
}

function unaskedStep(from: OrderPaymentStatus, to: Rest, { isCapturedAtOnce }: MoneyReport): MoneyStep | undefined {
  if (from === to || (from === 'cancelled' && to === 'released')) return undefined
  if (from === 'reviewing' && to === 'authorised') return { to }
  if (to === 'captured' && isCapturedAtOnce && (from === 'authorised' || from === 'reviewing')) return { to }
  return { to, alarm: alarmOf(from, to) }
}

/** The alarm of a state that the shop did not ask for. */
function alarmOf(from: OrderPaymentStatus, to: Rest): AlarmKind {
  if (to === 'disputed') return 'disputed'
  if (from === 'disputed') return 'dispute-news'
  if (to === 'reviewing') return 'under-review'
  if (to === 'released') return 'money-released'
  if (to === 'refunded') return 'refunded-unasked'
  if (to === 'authorised') return from === 'cancelled' ? 'cancel-failed' : 'capture-failed'
  return from === 'refunded' ? 'refund-failed' : 'captured-unasked'
}
