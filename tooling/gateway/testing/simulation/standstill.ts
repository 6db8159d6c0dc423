import type { Life } from './life.ts'

/** Pieces of work that run at the same time, by name. */
export type NamedWork = Readonly<Record<string, Promise<unknown>>>

/** A step between its announcement and its end. Steps of a dead process never end. */
interface OpenStep {
  step: string
  life: Life
  isInFlight: boolean
}

// As long as the longest time limit of a gateway, which is that of an outbox entry. A limit that is reached leads to a step.
const STANDSTILL_MS = 60_000
const SHOWN_CHARACTERS = 160

/** Ends work of a simulation in which nothing can move any more, and says what waits for what. */
export function createStandstillWatch(standstillMs = STANDSTILL_MS) {
  const openSteps = new Set<OpenStep>()
  const timers = new Set<NodeJS.Timeout>()
  const moved = () => timers.forEach((timer) => timer.refresh())

  return {
    /** Watches a step. `run` calls `begin` when the step has its turn. */
    step: async <Result>(step: string, life: Life, run: (begin: () => void) => Promise<Result>): Promise<Result> => {
      const open: OpenStep = { step, life, isInFlight: false }
      openSteps.add(open)
      moved()
      try {
        return await run(() => {
          open.isInFlight = true
          moved()
        })
      } finally {
        openSteps.delete(open)
        moved()
      }
    },
    /** Resolves when all work is done. Rejects with a description after a minute in which no step has begun or ended. */
    untilDone: async (work: NamedWork): Promise<void> => {
      const open = new Set(Object.keys(work))
      const { promise: standstill, reject } = Promise.withResolvers<never>()
      const timer = setTimeout(() => reject(new Error(describe(open, openSteps))), standstillMs)
      timers.add(timer)
      const done = Object.entries(work).map(async ([name, one]) => {
        await one
        open.delete(name)
      })
      try {
        await Promise.race([Promise.all(done), standstill])
      } finally {
        clearTimeout(timer)
        timers.delete(timer)
      }
    },
  }
}

function describe(work: Iterable<string>, steps: Iterable<OpenStep>): string {
  const waits = [...steps].map((open) => `${stateOf(open)}: ${open.step.slice(0, SHOWN_CHARACTERS)}`)
  return ['Nothing moves any more.', ...[...work].map((name) => `not done: ${name}`), ...waits].join('\n')
}

function stateOf({ life, isInFlight }: OpenStep): string {
  if (life.isOver()) return 'ended with its process'
  return isInFlight ? 'in flight' : 'waits for its turn'
}
