import { rmSync, mkdtempSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { at } from '../../repository/workspace/paths.mjs'
import { webhookEnvironment } from '../../repository/payment-providers/paying.mjs'
import { answers, shopServers } from '../../repository/processes/servers.mjs'
import { createShopDatabase, databaseUrls, prepareDatabase, preparePooler } from './database.mjs'
import { accepts, createNode } from './nodes.mjs'
import { findPrograms } from './programs.mjs'

const STANDARD_BASE = 9000
const HIGHEST_BASE = 65_000

/** The ports of a cluster, counted from CLUSTER_PORT. */
const OFFSETS = {
  CLUSTER_PORT: 0,
  gateways: 1,
  database: 2,
  pooler: 3,
  SANDBOX_PORT: 4,
  SANDBOX_SMTP_PORT: 5,
  gateway1: 11,
  gateway2: 12,
  site1: 21,
  site2: 22,
}

/** Reads the ports. Throws for what is no port. @param {NodeJS.ProcessEnv} env */
export function readClusterPorts({ CLUSTER_PORT }) {
  const base = Number(CLUSTER_PORT || STANDARD_BASE)
  if (!Number.isInteger(base) || base < 1 || base > HIGHEST_BASE)
    throw new Error(`CLUSTER_PORT=${CLUSTER_PORT} is no port.`)
  return Object.fromEntries(Object.entries(OFFSETS).map(([name, offset]) => [name, base + offset]))
}

/**
 * Starts a balancer, site servers and gateways over one database, with the sandboxes, in a folder of their own.
 * @param {ReturnType<typeof import('../../repository/processes/processes.mjs').createGroup>} group
 * @param {{ ports: Record<string, number>, usesPooler?: boolean, isSingle?: boolean, env?: Record<string, string> }} choice
 *   `isSingle` starts one gateway and one site server
 */
export async function startCluster(group, { ports, usesPooler = false, isSingle = false, env = {} }) {
  const programs = findPrograms(['haproxy', 'postgres', 'initdb', 'psql', ...(usesPooler ? ['pgbouncer'] : [])])
  const folder = mkdtempSync(path.join(tmpdir(), 'hearing-shop-cluster-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755)
  const started = []
  const node = (server) => {
    const created = createNode(group, server)
    started.push(created)
    return created
  }
  const database = node(prepareDatabase({ programs, folder, port: ports.database }))
  await database.start()
  createShopDatabase(programs, ports.database)
  if (usesPooler) {
    await node(preparePooler({ programs, folder, port: ports.pooler, databasePort: ports.database })).start()
  }
  const gatewayUrl = `http://127.0.0.1:${ports.gateways}`
  const shared = {
    SITES__defaults__origin: `http://{site}.localhost:${ports.CLUSTER_PORT}`,
    SITES__defaults__gateway: `${gatewayUrl}/shops/{shop}`,
    GATEWAY_PUBLIC_URL: gatewayUrl,
    SEED_DEMO_SHOPS: 'on',
    ...webhookEnvironment(gatewayUrl),
    TRUSTED_PROXIES: '127.0.0.1',
    SHUTDOWN_DELAY: '4',
    SHUTDOWN_GRACE: '65',
    ...databaseUrls({ port: ports.database, callsPort: usesPooler ? ports.pooler : ports.database }),
    ...env,
  }
  const serversOf = (number) =>
    shopServers({
      ports: {
        SITE_PORT: ports[`site${number}`],
        GATEWAY_PORT: ports[`gateway${number}`],
        SANDBOX_PORT: ports.SANDBOX_PORT,
        SANDBOX_SMTP_PORT: ports.SANDBOX_SMTP_PORT,
      },
      // Each machine has a disk of its own.
      dataDir: path.join(folder, `machine-${number}`),
      env: shared,
    })
  const numbers = isSingle ? [1] : [1, 2]
  await node(serversOf(1).sandboxes).start()
  const gateways = numbers.map((number) => node(patient(serversOf(number).gateway, `Gateway ${number}`)))
  const sites = numbers.map((number) => node(patient(serversOf(number).sites, `Site server ${number}`)))
  await Promise.all([...gateways, ...sites].map((server) => server.start()))
  await node(balancerOf(programs, ports, isSingle)).start()
  return {
    database,
    gateways,
    sites,
    databaseUrl: shared.DATABASE_OWNER_URL,
    /** Stops everything, last started first. */
    async stop() {
      for (const running of started.toReversed()) await running.stop()
    },
  }
}

// Above SHUTDOWN_DELAY and SHUTDOWN_GRACE.
const LONGEST_STOP = 75_000

const patient = ({ program, ...rest }, name) => ({ ...rest, program: { ...program, name, graceMs: LONGEST_STOP } })

/** The balancer. With one of each, both addresses of a pair are the same. */
function balancerOf(programs, ports, isSingle) {
  const address = (name) => `127.0.0.1:${ports[name]}`
  const env = {
    PUBLIC_BIND: address('CLUSTER_PORT'),
    GATEWAY_BIND: address('gateways'),
    // The drill's customers have one address.
    REQUESTS_PER_NETWORK: '10000000',
    GATEWAY_HOST: 'gateway.localhost',
    SITE_1: address('site1'),
    SITE_2: address(isSingle ? 'site1' : 'site2'),
    GATEWAY_1: address('gateway1'),
    GATEWAY_2: address(isSingle ? 'gateway1' : 'gateway2'),
  }
  return {
    program: {
      name: 'HAProxy',
      command: programs.haproxy,
      args: ['-db', '-f', at('tooling/operate/haproxy.cfg')],
      env,
    },
    isUp: async () => (await accepts(ports.CLUSTER_PORT)) && answers(ports.gateways, '/health/ready'),
  }
}
