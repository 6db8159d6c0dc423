import { createTable } from '../print/table.mjs'

const table = createTable([
  { title: 'What', width: 34 },
  { title: 'per second', width: 11 },
  { title: 'should be', width: 11 },
  { title: 'ratio', width: 8 },
  { title: 'of bare', width: 9 },
  { title: 'p50 ms', width: 9 },
  { title: 'p99 ms', width: 9 },
  { title: 'should be', width: 11 },
  { title: 'failed', width: 8 },
])

/** The head of the table of figures. */
export const { head } = table

/**
 * Formats one measurement beside its bars, and as a share of a bare server's requests a second. A ratio of 1 or more reaches
 * the bar. A measurement of several calls has no bare server to compare with.
 */
export function measured({ name, leastPerSecond, mostMilliseconds, percentile = 'p99', callsEach = 1 }, result, bare) {
  const perSecond = result.requests.average / callsEach
  const ratio = leastPerSecond && (perSecond / leastPerSecond).toFixed(2)
  const limit = mostMilliseconds && `${percentile} ${mostMilliseconds}`
  const { latency, non2xx, errors, mismatches } = result
  const failed = non2xx + errors + mismatches
  return table.row([
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

/** Formats the memory of a server, in MB, beside its limit. */
export const memory = (name, megabytes, most) =>
  `${name}: ${Math.round(megabytes)} MB, should be below ${most} (ratio ${(most / megabytes).toFixed(2)})`
