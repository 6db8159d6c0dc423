import * as fc from 'fast-check'
import type { Death } from './life.ts'

/** An action in a simulated purchase: of the customer in one of two tabs, of the provider, or of time. */
export type PurchaseAction =
  /** The customer's next step: place the order, open the payment page, pay, or return. */
  | { does: 'goOn'; tab: number }
  | { does: 'place'; tab: number; city: string }
  | { does: 'open' | 'comeBack'; tab: number }
  | { does: 'pay'; tab: number; isRefused: boolean }
  | { does: 'changeCart'; article: string }
  /** The provider delivers one of its webhooks `times` times. A forged one has a wrong signature. */
  | { does: 'webhook'; which: number; times: number; isForged: boolean }
  /** Enough time passes for all waiting work. */
  | { does: 'wait' }
  | { does: 'jobs' }

/** An action, the gateway that serves it, and optionally the step at which that gateway is killed. */
export interface PlannedAction {
  action: PurchaseAction
  gateway: number
  death: { steps: number; how: Death } | null
}

const tab = fc.nat(1)
const city = fc.constantFrom('Hellerup', 'Gentofte')
const goOn = fc.record({ does: fc.constant('goOn' as const), tab })

const action: fc.Arbitrary<PurchaseAction> = fc.oneof(
  { weight: 10, arbitrary: goOn },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('place' as const), tab, city }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constantFrom('open' as const, 'comeBack' as const), tab }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('pay' as const), tab, isRefused: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('changeCart' as const), article: fc.constantFrom('cloth', 'loop') }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('webhook' as const),
      which: fc.nat(20),
      times: fc.integer({ min: 1, max: 3 }),
      isForged: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.constantFrom({ does: 'wait' as const }, { does: 'jobs' as const }) },
)

const death = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.record({ steps: fc.nat(30), how: fc.constantFrom('before' as const, 'after' as const) }) },
)
const planned = fc.record({ action, gateway: fc.nat(1), death })

const atOnce = (...actions: PurchaseAction[]): PlannedAction[] =>
  actions.map((one, gateway) => ({ action: one, gateway, death: null }))

const doubleClick = fc.record({ does: fc.constant('place' as const), tab, city }).map((press) => atOnce(press, press))
const twoTabs = fc.constant(
  atOnce({ does: 'place', tab: 0, city: 'Hellerup' }, { does: 'place', tab: 1, city: 'Gentofte' }),
)

/** The four steps of a customer who pays without any failure: order, payment page, payment, return. */
export const plainPurchase: readonly PlannedAction[][] = Array.from({ length: 4 }, () =>
  atOnce({ does: 'goOn', tab: 0 }),
)

/** Generates purchases. In each step one or a few actions happen at the same time. */
export const purchases: fc.Arbitrary<PlannedAction[][]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: planned.map((one) => [one]) },
    { weight: 2, arbitrary: fc.array(planned, { minLength: 2, maxLength: 3 }) },
    { weight: 1, arbitrary: doubleClick },
    { weight: 1, arbitrary: twoTabs },
  ),
  { minLength: 6, maxLength: 16, size: 'max' },
)
