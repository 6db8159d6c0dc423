import type { PoolClient } from 'pg'

/** When a process is killed at a step: before the other side is reached, or before its answer arrives. */
export type Death = 'before' | 'after'

const never = () => new Promise<never>(() => {})

/**
 * The life of one gateway's process. A test can end it at any query or call to a provider. From then on nothing in it
 * continues, and its connections break, as those of a killed process do.
 */
export function createLife() {
  const connections = new Set<PoolClient>()
  let stepsLeft = Infinity
  let death: Death = 'before'
  let isDoomed = false
  let isOver = false
  const { promise: over, resolve: end } = Promise.withResolvers<void>()

  function die() {
    if (isOver) return
    isOver = true
    for (const connection of connections) connection.release(true)
    end()
  }

  return {
    /** Resolves when the process has died. */
    over,
    isOver: () => isOver,
    /** Kills the process after a number of steps, instead of any earlier plan. */
    dieAfter: (steps: number, how: Death) => {
      stepsLeft = steps
      death = how
      isDoomed = false
    },
    /** Takes a step. The promise never settles if the process is killed at the step or before it. */
    take: async <Result>(begin: () => Promise<Result>): Promise<Result> => {
      if (isOver) return await never()
      isDoomed ||= stepsLeft-- <= 0
      if (isDoomed && death === 'before') die()
      if (isOver) return await never()
      const [outcome] = await Promise.allSettled([begin()])
      if (isDoomed) die()
      if (isOver) return await never()
      if (outcome.status === 'rejected') throw outcome.reason
      return outcome.value
    },
    hold: (connection: PoolClient) => {
      if (isOver) connection.release(true)
      else connections.add(connection)
    },
    release: (connection: PoolClient) => void connections.delete(connection),
  }
}
export type Life = ReturnType<typeof createLife>
