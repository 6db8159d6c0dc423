import { parseArgs } from 'node:util'

/** The one part of a run that can be chosen alone. */
const ONLY = 'journeys'

/**
 * Reads the arguments of `npm test`. Throws for unknown ones.
 * @param {readonly string[]} words
 */
export function readTestChoice(words) {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { all: { type: 'boolean' }, times: { type: 'boolean' }, only: { type: 'string' } },
  })
  const { all: isFull = false, times: showsAllTimes = false, only } = values
  if (only !== undefined && only !== ONLY) throw new Error(`--only knows ${ONLY}, not ${only}.`)
  if (only === undefined && positionals.length > 0) throw new Error(`Specs are chosen with --only ${ONLY}.`)
  return { isFull, showsAllTimes, isOnlyJourneys: only === ONLY, filters: positionals }
}
