import { isDatabaseTimeout, isDatabaseUnavailable } from './database-failure.ts'

/** Does the work of several callers. Returns their results in the same order. */
type Work<Item, Result> = (items: readonly Item[]) => Promise<readonly Result[]>

interface Waiting<Item, Result> {
  item: Item
  resolve: (result: Result | PromiseLike<Result>) => void
  reject: (failure: unknown) => void
}

/** A statement that waits, such as for a lost connection, must not keep all others waiting. */
const GROUPS_AT_ONCE = 3

/**
 * Lets callers share a statement. One alone is served at once: only while groups are on their way, the next one gathers. If a
 * group fails by one of its items, each of them is tried alone.
 */
export function inGroups<Item, Result>(work: Work<Item, Result>, most: number): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = []
  let running = 0

  const alone = async (item: Item) => {
    const [result] = await work([item])
    return result as Result
  }

  async function settle(group: readonly Waiting<Item, Result>[]) {
    try {
      const results = await work(group.map(({ item }) => item))
      group.forEach(({ resolve }, index) => resolve(results[index] as Result))
    } catch (failure) {
      const isOfAll = group.length === 1 || isDatabaseUnavailable(failure) || isDatabaseTimeout(failure)
      for (const { item, resolve, reject } of group) {
        if (isOfAll) reject(failure)
        else resolve(alone(item))
      }
    }
  }

  async function run() {
    running += 1
    while (waiting.length > 0) await settle(waiting.splice(0, most))
    running -= 1
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (running < GROUPS_AT_ONCE) void run()
    })
}
