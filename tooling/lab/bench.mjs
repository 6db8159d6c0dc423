import { printAccessTimes } from './bench/access.mjs'
import { compareTrees } from './bench/against.mjs'
import { load } from './bench/load.mjs'
import { printPrices } from './bench/prices.mjs'
import { megabytesOf } from './bench/process.mjs'
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
const MOST_MEMORY = { gateway: 200, sites: 400 }

// npm run lab -- bench [-- <part>] [--running] [--seconds 5] [--rounds 3] [--count 20000]: measures gateway and site server beside
// their bars, and says of each whether every round held it. Nothing here passes or fails. `--running` measures the shops of a
// running `npm start`. The parts:
// - purchases: buys with each payment provider.
// - load: prints what each kind of request costs, and floods both servers with unknown addresses.
// - access: compares how long logins and reset links take for people with and without an account.
// - account: compares pages of customers with little and with much data.
// - thief: tries what a copy of the database gives away.
// - --against <folder or git ref>: compares the site server with that of another tree; with `lists`, the lists of the gateways.
// - retention, explain: fill a database with a million transactions.
await runUntilStopped(async (group) => {
  await ensureInstalled(group)
  if (process.argv.includes('thief')) return void (await playThief(group))
  if (process.argv.includes('--running')) return await measureChosen(group, { ports: readPorts(process.env) })
  const data = temporaryData()
  const other = wordAfter('--against')
  if (other !== undefined) {
    const lists = process.argv.includes('lists')
    const choices = { lists, seconds: choice('--seconds', 3), rounds: choice('--rounds', 3) }
    await compareTrees(group, { name: other, ...data, ...choices }).finally(() => data.remove())
    return 0
  }
  const database = DATABASE_MEASUREMENTS.find((word) => process.argv.includes(word))
  if (database) {
    await measureDatabase(group, database, data).finally(() => data.remove())
    return 0
  }
  const [SITE_PORT, GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT] = await freePorts(4)
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
    const [, gateway, sites] = await startServers(group, [servers.sandboxes, servers.gateway, servers.sites])
    await measureChosen(group, { ports, pids: { gateway: gateway.pid, sites: sites.pid } })
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

/** Runs the part that the command line names, or measures both servers. Without `pids` not what needs those. */
async function measureChosen(group, { ports, pids }) {
  if (process.argv.includes('account')) await compareAccountPages(group, ports)
  else if (process.argv.includes('access')) await printAccessTimes(ports)
  else if (process.argv.includes('load') && pids) {
    await printPrices({ ports, pids })
    await load({ ports, count: choice('--count', 20_000), memories: () => memoriesOf(pids) })
  } else await measureServers(group, ports, pids)
}

/** Runs with the installed Node, which reads TypeScript. */
function measureServers(group, ports, pids) {
  const numbers = { ...ports, ...(pids && { GATEWAY_PID: pids.gateway, SITES_PID: pids.sites }) }
  const chosen = ['--seconds', '--rounds'].flatMap((name) => (wordAfter(name) ? [name, wordAfter(name)] : []))
  return group.run({
    name: 'Measuring the servers',
    command: node(),
    args: ['bench/measure-servers.mjs', ...chosen, ...(process.argv.includes('purchases') ? ['--purchases'] : [])],
    cwd: at('tooling/lab'),
    env: Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, String(number)])),
    show: 'all',
  })
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

/** A number from the command line. */
function choice(name, standard) {
  return Number(wordAfter(name)) || standard
}

/** The word after an option of the command line. Undefined without the option. */
function wordAfter(name) {
  const index = process.argv.indexOf(name)
  return index < 0 ? undefined : process.argv[index + 1]
}

async function memoriesOf({ gateway, sites }) {
  return [
    { name: 'Memory of the gateway', megabytes: await megabytesOf(gateway), most: MOST_MEMORY.gateway },
    { name: 'Memory of the site server', megabytes: await megabytesOf(sites), most: MOST_MEMORY.sites },
  ]
}
