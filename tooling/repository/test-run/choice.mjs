import { parseArgs } from 'node:util'

/** What `--only` can choose. `--packaged` chooses the journey at packages. */
const ONLY = 'journeys'

/**
 * Reads the arguments of `npm test`. Throws for unknown ones.
 * @param {readonly string[]} words
 */
export function readTestChoice(words) {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      all: { type: 'boolean' },
      times: { type: 'boolean' },
      only: { type: 'string' },
      packaged: { type: 'boolean' },
    },
  })
  const { all: isFull = false, times: showsAllTimes = false, packaged: isPackaged = false, only } = values
  if (only !== undefined && only !== ONLY) throw new Error(`--only knows ${ONLY}, not ${only}.`)
  if (only === undefined && !isPackaged && positionals.length > 0)
    throw new Error(`Specs are chosen with --only ${ONLY}, or with --packaged.`)
  return { isFull, showsAllTimes, isPackaged, isOnlyJourneys: only === ONLY, filters: positionals }
}
