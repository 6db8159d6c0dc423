import autocannon from 'autocannon'
import { parseArgs } from 'node:util'
import { PAYING } from '../../repository/payment-providers/paying.mjs'
import { barTable, issueList } from '../measure/report.ts'
import { createResults } from '../measure/results.ts'
import { bareRate } from './bare.mjs'
import { BARE, OURS, serverBars } from './bars.ts'
import { measurements } from './measurements.mjs'
import { megabytesOf, processorTimeOf } from './process.mjs'
import { measurePurchases } from './purchases.mjs'
import { head, measured } from './table.mjs'

// SITE_PORT=3000 GATEWAY_PORT=4000 SANDBOX_PORT=8080 [GATEWAY_PID=… SITES_PID=…] node bench/measure-servers.mjs [--purchases]:
// measures running servers, round by round, and prints the bars. `npm run lab -- bench` starts everything.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    purchases: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const ports = numbers('SITE_PORT', 'GATEWAY_PORT', 'SANDBOX_PORT')
const pids = numbers('GATEWAY_PID', 'SITES_PID')
const providers = PAYING.map(({ provider }) => provider)

const rounds = []
for (let round = 1; round <= Number(values.rounds); round++) {
  console.log(`\nRound ${round} of ${values.rounds}\n${head}`)
  const results = createResults()
  if (!values.purchases) await measureCalls(results)
  for (const { name, result } of await measurePurchases({ ports, seconds })) note(results, name, result)
  if (pids.GATEWAY_PID) await noteMemory(results, 'Memory of the gateway', pids.GATEWAY_PID)
  if (pids.SITES_PID) await noteMemory(results, 'Memory of the site server', pids.SITES_PID)
  rounds.push(results)
}
console.log(`\n${barTable(OURS, rounds, serverBars(providers), [BARE])}`)
console.log(issueList(rounds.flatMap(({ issues }) => issues)))

/** Measures what single calls and pages take, each beside a bare server. */
async function measureCalls(results) {
  for (const { isServedBy, ...measurement } of await measurements(ports)) {
    const bare = await bareRate(autocannon, measurement, Math.ceil(seconds / 2))
    results.add(BARE, 'servers', measurement.name, { perSecond: bare })
    const pid = pids[isServedBy]
    const before = pid && (await processorTimeOf(pid))
    const result = await autocannon({ connections: 50, duration: seconds, ...measurement })
    const spent = pid && (await processorTimeOf(pid)) - before
    note(results, measurement.name, result, { ...measurement, spent, bare })
  }
}

function note(results, name, { requests, latency, non2xx, errors, mismatches }, { callsEach = 1, spent, bare } = {}) {
  const failed = non2xx + errors + mismatches
  const figures = {
    perSecond: requests.average / callsEach,
    p50Time: latency.p50,
    p99Time: latency.p99,
    processorTime: spent && spent / requests.total,
  }
  results.add(OURS, 'servers', name, figures)
  if (failed > 0) results.addIssue(`${name}: ${failed} failed`)
  console.log(measured(name, { ...figures, failed }, bare))
}

async function noteMemory(results, part, pid) {
  const megabytes = await megabytesOf(pid)
  results.add(OURS, 'servers', part, { memory: megabytes * 1_000_000 })
  console.log(`${part}: ${Math.round(megabytes)} MB`)
}

/** Reads variables of the environment as numbers. A missing one is undefined. @param {...string} names */
function numbers(...names) {
  return Object.fromEntries(names.map((name) => [name, process.env[name] ? Number(process.env[name]) : undefined]))
}
