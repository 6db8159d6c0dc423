import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { measurements } from './bench-measurements.mjs'
import { head, measured, memory } from './bench-table.mjs'
import { buildArguments } from './brands.mjs'
import { ensureInstalled } from './install.mjs'
import { runUntilStopped } from './lifetime.mjs'
import { temporaryData } from './temporary-data.mjs'
import { at, node } from './paths.mjs'
import { freePorts, readPorts } from './ports.mjs'
import { shopServers, startServers } from './servers.mjs'

// npm run bench [-- --running] [-- --seconds 5]: what gateway and site server can take on this machine, beside what they
// should. `--running` measures the shops of a running `npm start`; nothing here passes or fails.
await runUntilStopped(async (group) => {
  await ensureInstalled(group)
  if (process.argv.includes('--running')) return measure(readPorts(process.env))
  const data = temporaryData()
  const [SITE_PORT, GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT] = await freePorts(4)
  const ports = { SITE_PORT, GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT }
  try {
    await group.run({ name: 'Building', command: 'turbo', args: buildArguments(['product']) })
    await group.run({
      name: 'Filling the shop with 10,000 products',
      command: node(),
      args: ['src/seed.ts', '--shop', 'product_global', '--products', '10000'],
      cwd: at('tooling/gateway'),
      env: { DATA_DIR: data.dataDir },
    })
    const { sandboxes, gateway, sites } = shopServers({ ports, dataDir: data.dataDir, brands: ['product'] })
    const [, { pid }] = await startServers(group, [sandboxes, gateway, sites])
    await measure(ports)
    console.log(memory('Memory of the gateway after all this', await residentMegabytes(pid), 250))
  } finally {
    await group.stop()
    data.remove()
  }
})

async function measure(ports) {
  const { default: autocannon } = await import('autocannon')
  const seconds = Number(process.argv[process.argv.indexOf('--seconds') + 1]) || 5
  console.log(head())
  for (const measurement of await measurements(ports)) {
    const result = await autocannon({ connections: 50, duration: seconds, ...measurement })
    console.log(measured(measurement, result))
  }
}

async function residentMegabytes(pid) {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1024
}
