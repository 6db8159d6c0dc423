import { measurements } from './bench-measurements.mjs'
import { buildArguments } from './brands.mjs'
import { ensureInstalled } from './install.mjs'
import { runUntilStopped } from './lifetime.mjs'
import { ownData } from './own-data.mjs'
import { at, node } from './paths.mjs'
import { freePorts, readPorts } from './ports.mjs'
import { shopServers, startServers } from './servers.mjs'

// npm run bench [-- --running] [-- --seconds 5]: what gateway and site server can take on this machine, beside what they
// should. `--running` measures the shops of a running `npm start`; nothing here passes or fails.
await runUntilStopped(async (group) => {
  await ensureInstalled(group)
  if (process.argv.includes('--running')) return measure(readPorts(process.env))
  const data = ownData()
  const [SITE_PORT, GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT] = await freePorts(4)
  const ports = { SITE_PORT, GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT }
  try {
    await group.run({ name: 'Building', command: 'turbo', args: buildArguments(['product']) })
    await group.run({
      name: 'Filling the shop with 10,000 products',
      command: node(),
      args: ['src/seed/main.ts', '--shop', 'product_global', '--products', '10000'],
      cwd: at('tooling/gateway'),
      env: { DATA_DIR: data.dataDir },
    })
    const { sandboxes, gateway, sites } = shopServers({ ports, dataDir: data.dataDir, brands: ['product'] })
    await startServers(group, [sandboxes, gateway, sites])
    await measure(ports)
  } finally {
    await group.stop()
    data.remove()
  }
})

async function measure(ports) {
  const { default: autocannon } = await import('autocannon')
  const seconds = Number(process.argv[process.argv.indexOf('--seconds') + 1]) || 5
  console.log('What              requests/s   should be   ratio    p50 ms   p99 ms   should be   not 2xx')
  for (const { name, leastPerSecond, mostMilliseconds, percentile = 'p99', ...request } of await measurements(ports)) {
    const { requests, latency, non2xx, errors } = await autocannon({ connections: 50, duration: seconds, ...request })
    const ratio = leastPerSecond ? (requests.average / leastPerSecond).toFixed(2) : '–'
    const limit = mostMilliseconds ? `${percentile} ${mostMilliseconds}` : '–'
    const cells = [
      name.padEnd(18),
      String(Math.round(requests.average)).padStart(10),
      String(leastPerSecond ?? '–').padStart(12),
      ratio.padStart(8),
      String(latency.p50).padStart(10),
      String(latency.p99).padStart(9),
      limit.padStart(12),
      String(non2xx + errors).padStart(10),
    ]
    console.log(cells.join(''))
  }
}
