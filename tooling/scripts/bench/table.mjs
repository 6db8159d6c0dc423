const COLUMNS = [
  { title: 'What', width: 34 },
  { title: 'per second', width: 11 },
  { title: 'should be', width: 11 },
  { title: 'ratio', width: 8 },
  { title: 'of bare', width: 9 },
  { title: 'p50 ms', width: 9 },
  { title: 'p99 ms', width: 9 },
  { title: 'should be', width: 11 },
  { title: 'failed', width: 8 },
]
const NOTHING = '–'

const row = (cells) => cells.map((cell, index) => align(String(cell ?? NOTHING), COLUMNS[index].width, index)).join('')
const align = (text, width, index) => (index === 0 ? text.padEnd(width) : text.padStart(width))

/** The head of the table of figures. */
export const head = () => row(COLUMNS.map(({ title }) => title))

/**
 * One measurement beside its bars, and as a part of what a bare server reaches with the same answer (requests a second);
 * a ratio of 1 or more is as good as it should be. What is more than one call has no bare server to be compared with.
 */
export function measured({ name, leastPerSecond, mostMilliseconds, percentile = 'p99', callsEach = 1 }, result, bare) {
  const perSecond = result.requests.average / callsEach
  const ratio = leastPerSecond && (perSecond / leastPerSecond).toFixed(2)
  const limit = mostMilliseconds && `${percentile} ${mostMilliseconds}`
  const { latency, non2xx, errors, mismatches } = result
  const failed = non2xx + errors + mismatches
  return row([
    name,
    Math.round(perSecond),
    leastPerSecond,
    ratio,
    bare && (result.requests.average / bare).toFixed(2),
    latency.p50,
    latency.p99,
    limit,
    failed,
  ])
}

/** What a server takes of the machine's memory, in MB, beside what it may take. */
export const memory = (name, megabytes, most) =>
  `${name}: ${Math.round(megabytes)} MB, should be below ${most} (ratio ${(most / megabytes).toFixed(2)})`
