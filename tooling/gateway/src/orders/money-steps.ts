import type { AlarmKind } from '../model/alarm-kind.ts'
import type { MoneyFact } from '../model/money-movements.ts'
import type { OrderPaymentStatus } from '../model/order-state.ts'
import type { PaymentOperation } from '../model/outbox-kind.ts'

/** The provider's report about an order's money. */
export interface MoneyReport {
  fact: MoneyFact
  /** True if the requested movement has failed for good. */
  isRefused: boolean
  /** True for payment methods without a separate capture. */
  isCapturedAtOnce: boolean
}

/** How a report changes the state of an order's money. */
export interface MoneyStep {
  to: OrderPaymentStatus
  /** The operation that the report confirms. */
  done?: PaymentOperation
  alarm?: AlarmKind
}

type Rest = Exclude<OrderPaymentStatus, 'none' | 'capturing' | 'refunding' | 'cancelling' | 'cancelled'>

/** The state of an order's money without a movement in flight. */
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
  /** The state to return to if the movement has failed and only part of the amount has moved. */
  before: Rest
  /** The facts that leave the outcome open. */
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
 * The state machine of captures, refunds and cancellations for all providers. A movement counts when the provider confirms
 * it. A failed movement leads back to the state that the provider reports. A movement without a request raises an alarm.
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

/** Returns the alarm for a state that the shop has not requested. */
function alarmOf(from: OrderPaymentStatus, to: Rest): AlarmKind {
  if (to === 'disputed') return 'disputed'
  if (from === 'disputed') return 'dispute-news'
  if (to === 'reviewing') return 'under-review'
  if (to === 'released') return 'money-released'
  if (to === 'refunded') return 'refunded-unasked'
  if (to === 'authorised') return from === 'cancelled' ? 'cancel-failed' : 'capture-failed'
  return from === 'refunded' ? 'refund-failed' : 'captured-unasked'
}
