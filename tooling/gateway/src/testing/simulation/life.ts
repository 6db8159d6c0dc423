import type { PoolClient } from 'pg'

/** When a process dies at a step: before it has reached the other side, or when only its answer is missing. */
export type Death = 'before' | 'after'

const never = () => new Promise<never>(() => {})

/**
 * The life of one gateway's process, which a test may end at any step it takes outside itself: a query, a call to a
 * provider. From then on nothing of it goes on, and its connections break, as those of a killed process do.
 */
export function createLife() {
  const connections = new Set<PoolClient>()
  let stepsLeft = Infinity
  let death: Death = 'before'
  let isOver = false
  const { promise: over, resolve: end } = Promise.withResolvers<void>()

  function die() {
    isOver = true
    for (const connection of connections) connection.release(true)
    end()
  }

  return {
    /** Resolves when the process has died. */
    over,
    isOver: () => isOver,
    /** Lets it die at a step to come. */
    dieAfter: (steps: number, how: Death) => {
      stepsLeft = steps
      death = how
    },
    /** Takes a step; whoever waits for it waits for ever when the process dies of it, or before it ends. */
    take: async <Result>(begin: () => Promise<Result>): Promise<Result> => {
      if (isOver) return await never()
      const isLast = stepsLeft-- <= 0
      if (isLast && death === 'before') die()
      if (isOver) return await never()
      const [outcome] = await Promise.allSettled([begin()])
      if (isLast) die()
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
