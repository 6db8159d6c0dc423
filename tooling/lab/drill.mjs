import { parseArgs } from 'node:util'
import { buildArguments } from '../repository/workspace/brands.mjs'
import { ensureInstalled } from '../repository/workspace/install.mjs'
import { readClusterPorts, startCluster } from './cluster/cluster.mjs'
import { countAnswers, measureThroughput, runDrill } from './drill/run-drill.mjs'
import { head } from './drill/tally.mjs'
import { runUntilStopped } from '../repository/processes/lifetime.mjs'
import { requireFreePorts } from '../repository/processes/ports.mjs'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    pgbouncer: { type: 'boolean', default: false },
    throughput: { type: 'boolean', default: false },
    visitors: { type: 'string' },
  },
})
const minutes = Number(values.minutes)

// All customers of the drill share one address.
const env = { CUSTOMERS_PER_ADDRESS: '1000000' }

// npm run lab -- drill [-- --minutes 1] [-- --pgbouncer]: customers buy while the cluster's processes are replaced and killed.
// npm run lab -- drill --throughput: two of each server beside one of each.
// npm run lab -- drill --visitors 10000: visitors beside attackers, each of whom must get the answers to their own calls.
await runUntilStopped(async (group) => {
  if (!(minutes > 0 && minutes <= 120)) throw new Error('--minutes must be above 0 and at most 120.')
  const ports = readClusterPorts(process.env)
  await requireFreePorts(ports)
  await ensureInstalled(group)
  await group.run({ name: 'Building', command: 'turbo', args: buildArguments([]) })
  const choice = { ports, usesPooler: values.pgbouncer, env }
  if (values.visitors) {
    await startCluster(group, choice)
    return (await countAnswers({ ports, visitors: Number(values.visitors) })) ? 0 : 1
  }
  if (values.throughput) return await compareThroughput(group, choice)
  return (await runDrill(await startCluster(group, choice), { ports, minutes })) ? 0 : 1
})

async function compareThroughput(group, choice) {
  console.log(head)
  for (const isSingle of [true, false]) {
    const cluster = await startCluster(group, { ...choice, isSingle })
    await measureThroughput({
      ports: choice.ports,
      seconds: (minutes * 60) / 2,
      name: isSingle ? 'One of each' : 'Two of each',
    })
    await cluster.stop()
  }
  return 0
}
