import { get } from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { at, node, root } from '../workspace/paths.mjs'

const STARTUP_TIMEOUT = 120_000

/**
 * The three servers of a running shop, in the order in which they start. They stop in reverse order: the sites before the
 * gateway, which closes its database, and the gateway before the mail sandbox, which receives its last mails.
 * @param {{ ports: Record<string, number>, dataDir?: string, brands?: string[], env?: Record<string, string>, savesMemory?: boolean }} choice
 * `savesMemory` takes processor time, a tenth at the gateway
 */
export function shopServers({
  ports,
  dataDir = path.resolve(root, process.env.DATA_DIR || '.data'),
  brands = [],
  env = {},
  savesMemory = true,
}) {
  const shared = {
    ...Object.fromEntries(Object.entries(ports).map(([variable, port]) => [variable, String(port)])),
    DATA_DIR: dataDir,
    SITE_ENV: process.env.SITE_ENV || 'local',
    SMTP_URL: process.env.SMTP_URL || `smtp://127.0.0.1:${ports.SANDBOX_SMTP_PORT}`,
    SANDBOX_ORIGIN: process.env.SANDBOX_ORIGIN || `http://localhost:${ports.SANDBOX_PORT}`,
    ...env,
  }
  return {
    sandboxes: server('The sandboxes', 'tooling/sandboxes', ports.SANDBOX_PORT, '/health', {
      env: shared,
      graceMs: 1500,
    }),
    gateway: server('The gateway', 'tooling/gateway', ports.GATEWAY_PORT, '/health/ready', {
      flags: savesMemory ? GATEWAY_MEMORY_FLAGS : [],
      env: { ...(savesMemory && MEMORY_ENVIRONMENT), ...shared },
      graceMs: 5000,
    }),
    sites: server('The site server', 'tooling/site-server', ports.SITE_PORT, '/health', {
      flags: savesMemory ? SITE_MEMORY_FLAGS : [],
      env: {
        ...(savesMemory && MEMORY_ENVIRONMENT),
        ...siteSettings(ports, shared.SANDBOX_ORIGIN),
        ...shared,
        BRANDS: brands.join(','),
      },
      graceMs: 3000,
    }),
  }
}

/**
 * The settings of the demo shops: their file, and variables with the ports of this run.
 * @param {Record<string, number>} ports
 */
export const siteSettings = (
  { GATEWAY_PORT, SANDBOX_PORT },
  sandbox = process.env.SANDBOX_ORIGIN || `http://localhost:${SANDBOX_PORT}`,
) => ({
  SITES_FILE: at('tooling/demo-shops/sites.json'),
  SITES__defaults__gateway: `http://127.0.0.1:${GATEWAY_PORT}/shops/{shop}`,
  SITES__defaults__sandbox: sandbox,
  SITES__defaults__consent__scriptUrl: `${sandbox}/uc.js`,
})

// Without these flags Node takes 150 MB more than a server needs before it collects garbage (docs/gateway.md).
const GATEWAY_MEMORY_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=15']
const SITE_MEMORY_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=100']
// Makes glibc return the memory of bodies and compression at once. It keeps 100 MB of it at the gateway and 220 MB at the
// site server otherwise.
const MEMORY_ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '131072' }

const server = (name, folder, port, health, { flags = [], ...rest }) => ({
  program: { name, command: node(), args: [...flags, ...endWithParent(), 'src/main.ts'], cwd: at(folder), ...rest },
  isUp: () => answers(port, health),
})

/** Arguments that stop a Node program when the script that started it is gone. */
export const endWithParent = () => ['--import', new URL('end-with-parent.mjs', import.meta.url).href]

/**
 * Starts servers, waits until all of them respond and returns their processes. Throws with the last output of a server that
 * ends instead.
 * @param {ReturnType<typeof import('./processes.mjs').createGroup>} group
 * @param {{ program: object, isUp: () => Promise<boolean> }[]} servers
 */
export async function startServers(group, servers) {
  const started = servers.map(({ program }) => group.start(program))
  await Promise.race([group.staysUp(), Promise.all(servers.map(untilUp))])
  return started
}

/** Waits until a server responds. Throws after two minutes. @param {{ program: { name: string }, isUp: () => Promise<boolean> }} server */
export async function untilUp({ program, isUp }) {
  const end = Date.now() + STARTUP_TIMEOUT
  while (!(await isUp())) {
    if (Date.now() > end) throw new Error(`${program.name} did not answer within two minutes.`)
    await pause(150)
  }
}

/** True when a server responds with success. @param {number} port @param {string} address */
export const answers = async (port, address) => (await fetchText(port, address).catch(() => undefined)) !== undefined

/** Reads an address of this machine. Throws for anything but success. @param {number} port @param {string} address */
export function fetchText(port, address) {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path: address, timeout: 5000 }, (answer) => {
      const isFine = answer.statusCode === 200
      if (!isFine) {
        answer.resume()
        reject(new Error(`${address} answers ${answer.statusCode}`))
        return
      }
      let text = ''
      answer.setEncoding('utf8').on('data', (part) => (text += part))
      answer.on('end', () => resolve(text))
    })
    request.on('timeout', () => request.destroy(new Error('Too slow')))
    request.on('error', reject)
  })
}
