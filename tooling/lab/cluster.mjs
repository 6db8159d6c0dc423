import { buildArguments } from '../repository/workspace/brands.mjs'
import { ensureInstalled } from '../repository/workspace/install.mjs'
import { readClusterPorts, startCluster } from './cluster/cluster.mjs'
import { runUntilStopped } from '../repository/processes/lifetime.mjs'
import { requireFreePorts } from '../repository/processes/ports.mjs'

// npm run lab -- cluster [-- --pgbouncer]: two site servers and two gateways behind HAProxy, over one PostgreSQL.
await runUntilStopped(async (group) => {
  const ports = readClusterPorts(process.env)
  await requireFreePorts(ports)
  await ensureInstalled(group)
  await group.run({ name: 'Building', command: 'turbo', args: buildArguments([]), show: 'all' })
  console.log('Starting …')
  await startCluster(group, { ports, usesPooler: process.argv.includes('--pgbouncer') })
  console.log(`\n  The shops    http://product-global.localhost:${ports.CLUSTER_PORT}, and so on for each site
  Gateways     http://127.0.0.1:${ports.gateways}
  Sandboxes    http://localhost:${ports.SANDBOX_PORT}/__sandbox\n\n  Ctrl-C stops everything.\n`)
  await group.staysUp()
})
