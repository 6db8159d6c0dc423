import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { printAccessTimes } from './bench/access.mjs'
import { compareTrees } from './bench/against.mjs'
import { bareRate } from './bench/bare.mjs'
import { load } from './bench/load.mjs'
import { measurements } from './bench/measurements.mjs'
import { printPrices } from './bench/prices.mjs'
import { purchaseRows } from './bench/purchases.mjs'
import { head, measured, memory } from './bench/table.mjs'
import { buildArguments } from '../repository/workspace/brands.mjs'
import { ensureInstalled } from '../repository/workspace/install.mjs'
import { runUntilStopped } from '../repository/processes/lifetime.mjs'
import { temporaryData } from '../repository/processes/temporary-data.mjs'
import { at, node } from '../repository/workspace/paths.mjs'
import { freePorts, readPorts } from '../repository/processes/ports.mjs'
import { shopServers, startServers } from '../repository/processes/servers.mjs'

/** Measurements of the database alone. */
const DATABASE_MEASUREMENTS = ['retention', 'explain']

/** The most memory that the servers may take, in MB. */
const MOST_MEMORY = { gateway: 250, sites: 400 }

// npm run lab -- bench [-- <part>] [--running] [--seconds 5] [--count 20000]: measures gateway and site server beside their bars.
// Nothing here passes or fails. `--running` measures the shops of a running `npm start`. The parts:
// - purchases: buys with each payment provider.
// - load: prints what each kind of request costs, and floods both servers with unknown addresses.
// - access: compares how long logins and reset links take for people with and without an account.
// - account: compares pages of customers with little and with much data.
// - thief: tries what a copy of the database gives away.
// - --against <folder or git ref>: compares the site server with that of another tree.
// - retention, explain: fill a database with a million transactions.
await runUntilStopped(async (group) => {
  await ensureInstalled(group)
  if (process.argv.includes('thief')) return void (await playThief(group))
  if (process.argv.includes('--running')) return await measureRunning(readPorts(process.env))
  const data = temporaryData()
  const other = wordAfter('--against')
  if (other !== undefined) {
    const choices = { seconds: choice('--seconds', 3), rounds: choice('--rounds', 3), memoryOf: megabytesOf }
    await compareTrees(group, { name: other, ...data, ...choices }).finally(() => data.remove())
    return 0
  }
  const database = DATABASE_MEASUREMENTS.find((word) => process.argv.includes(word))
  if (database) {
    await measureDatabase(group, database, data).finally(() => data.remove())
    return 0
  }
  const [SITE_PORT, GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT, ...metricsPorts] = await freePorts(6)
  const metrics = { gateway: metricsPorts[0], sites: metricsPorts[1] }
  const ports = { SITE_PORT, GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT }
  try {
    await group.run({ name: 'Building', command: 'turbo', args: buildArguments(['product']) })
    await group.run({
      name: 'Filling the shop with 10,000 products and 500 orders of one customer',
      command: node(),
      args: ['src/seed.ts', '--shop', 'product_global', '--products', '10000', '--orders', '500'],
      cwd: at('tooling/gateway'),
      env: { DATA_DIR: data.dataDir, SITE_ENV: 'local' },
    })
    // All requests come from one address, as many as a thousand customers send.
    const env = { CUSTOMERS_PER_ADDRESS: '1000' }
    const servers = shopServers({ ports, dataDir: data.dataDir, brands: ['product'], env })
    // Elsewhere the metrics would be measured too.
    if (process.argv.includes('load'))
      for (const name of ['gateway', 'sites']) servers[name].program.env.METRICS_PORT = String(metrics[name])
    const [, gateway, sites] = await startServers(group, [servers.sandboxes, servers.gateway, servers.sites])
    await measureChosen(group, { ports, metrics, memories: () => memoriesOf({ gateway, sites }) })
  } finally {
    await group.stop()
    data.remove()
  }
})

/** Fills a database of its own first. */
function measureDatabase(group, word, { dataDir }) {
  return group.run({
    name: 'Measuring the database',
    command: node(),
    args: ['testing/programs/measure-database.ts', word, '--transactions', String(choice('--count', 1_000_000))],
    cwd: at('tooling/gateway'),
    env: { DATA_DIR: dataDir, DATABASE_URL: '', SITE_ENV: 'local' },
    show: 'all',
  })
}

/** Runs the part that the command line names, or measures both servers. */
async function measureChosen(group, { ports, metrics, memories }) {
  if (process.argv.includes('account')) await compareAccountPages(group, ports)
  else if (process.argv.includes('access')) await printAccessTimes(ports)
  else if (process.argv.includes('purchases')) await measurePurchases(ports)
  else if (process.argv.includes('load')) {
    await printPrices({ ports, metrics })
    await load({ ports, count: choice('--count', 20_000), memories })
  } else {
    await measure(ports)
    for (const { name, megabytes, most } of await memories()) console.log(memory(name, megabytes, most))
  }
}

async function measureRunning(ports) {
  if (process.argv.includes('access')) await printAccessTimes(ports)
  else if (process.argv.includes('purchases')) await measurePurchases(ports)
  else await measure(ports)
}

async function measurePurchases(ports) {
  console.log(head)
  for (const row of await purchaseRows({ ports, seconds: choice('--seconds', 5) })) console.log(row)
}

/** Needs no server, because it has a database of its own. */
function playThief(group) {
  return group.run({
    name: 'Playing the thief of a database copy',
    command: node(),
    args: ['testing/programs/steal-database.ts'],
    cwd: at('tooling/gateway'),
    show: 'all',
  })
}

/** Runs in tooling/lab, which has a browser. */
function compareAccountPages(group, { SITE_PORT, GATEWAY_PORT }) {
  return group.run({
    name: 'Opening pages of the account',
    command: node(),
    args: ['measure/account-pages.ts'],
    cwd: at('tooling/lab'),
    env: { SITE_PORT: String(SITE_PORT), GATEWAY_PORT: String(GATEWAY_PORT) },
    show: 'all',
  })
}

async function measure(ports) {
  const { default: autocannon } = await import('autocannon')
  const seconds = choice('--seconds', 5)
  console.log(head)
  for (const measurement of await measurements(ports)) {
    const bare = await bareRate(autocannon, measurement, Math.ceil(seconds / 2))
    const result = await autocannon({ connections: 50, duration: seconds, ...measurement })
    console.log(measured(measurement, result, bare))
  }
  for (const row of await purchaseRows({ ports, seconds })) console.log(row)
}

/** A number from the command line. */
function choice(name, standard) {
  return Number(wordAfter(name)) || standard
}

/** The word after an option of the command line. Undefined without the option. */
function wordAfter(name) {
  const index = process.argv.indexOf(name)
  return index < 0 ? undefined : process.argv[index + 1]
}

function memoriesOf({ gateway, sites }) {
  return Promise.all([
    memoryOf('Memory of the gateway', gateway, MOST_MEMORY.gateway),
    memoryOf('Memory of the site server', sites, MOST_MEMORY.sites),
  ])
}

async function memoryOf(name, server, most) {
  return { name, megabytes: await megabytesOf(server), most }
}

/** The memory of a process, in MB. */
async function megabytesOf({ pid }) {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1024
}
