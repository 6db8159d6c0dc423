import { LRUCache } from 'lru-cache'
import { networksOf } from './networks.ts'
import { createProcessorMeter, threadTime, type Waiting } from './processor-meter.ts'

export type { Waiting }

/** The limits of a processor budget. */
interface BudgetOptions {
  /** The milliseconds of processor time that a network gets back per second. Its surroundings have twice as many. */
  perSecond: number
  /** The milliseconds that a network may spend at once. Its surroundings have twice as many. */
  atOnce: number
  /** True for the address of this machine or of a trusted proxy, behind which all clients would share one budget. */
  isOurs: (address: string) => boolean
  /** Called with the wider network of a client that has to wait, once a minute at most. */
  report: (network: string) => void
  clock?: { spent: () => number; now: () => number }
}

/** Limits how much processor time the networks of a client take from the only thread. */
export interface ProcessorBudget {
  /** Returns the seconds until a client may ask for costly work again. 0 if it may now. */
  secondsToWait: (address: string) => number
  /** Runs work and takes its processor time from the client's budget, also if it fails. */
  spend: <Result>(address: string, work: (waiting: Waiting) => Promise<Result>) => Promise<Result>
  /** The same for work without a pause. */
  spendAtOnce: <Result>(address: string, work: () => Result) => Result
}

/** How many times the budget of a network its surroundings have together. */
const WIDE_TIMES = 2
/** A network beyond these starts with a full budget again. */
const MAX_NETWORKS = 20_000
const REPORT_INTERVAL = 60_000

const CLOCK = { spent: threadTime, now: () => performance.now() }

interface Width {
  key: string
  times: number
}

/** Creates a budget for the networks of clients, in two widths. */
export function createProcessorBudget(options: BudgetOptions): ProcessorBudget {
  const { perSecond, atOnce, isOurs, report, clock = CLOCK } = options
  const debts = new LRUCache<string, { debt: number; at: number }>({ maxSize: MAX_NETWORKS, sizeCalculation: () => 1 })
  const startWork = createProcessorMeter(clock.spent)
  let reported = -Infinity

  const debtOf = ({ key, times }: Width) => {
    const { debt, at } = debts.get(key) ?? { debt: 0, at: 0 }
    return Math.max(0, debt - ((clock.now() - at) / 1000) * perSecond * times)
  }
  const waitOf = (width: Width) => Math.ceil((debtOf(width) - atOnce * width.times) / (perSecond * width.times))

  function charge(address: string, cost: number) {
    if (isOurs(address)) return
    for (const width of widthsOf(address)) debts.set(width.key, { debt: debtOf(width) + cost, at: clock.now() })
  }

  return {
    secondsToWait: (address) => {
      if (isOurs(address)) return 0
      const wait = Math.max(0, ...widthsOf(address).map(waitOf))
      if (wait > 0 && clock.now() - reported >= REPORT_INTERVAL) {
        reported = clock.now()
        report(networksOf(address).wide)
      }
      return wait
    },
    spend: async (address, work) => {
      const { waiting, end } = startWork()
      try {
        return await work(waiting)
      } finally {
        charge(address, end())
      }
    },
    spendAtOnce: (address, work) => {
      const { end } = startWork()
      try {
        return work()
      } finally {
        charge(address, end())
      }
    },
  }
}

function widthsOf(address: string): Width[] {
  const { narrow, wide } = networksOf(address)
  return [
    { key: narrow, times: 1 },
    { key: `around ${wide}`, times: WIDE_TIMES },
  ]
}
