import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PROVIDER_KEYS, PROVIDER_SECRETS } from '../payment-providers/deployed.mjs'
import { answers, endWithParent, shopServers, startServers } from '../processes/servers.mjs'
import { at, node } from '../workspace/paths.mjs'

/** The brand that is packaged, and the shop and site in which it sells. */
export const PACKAGED_BRAND = 'phonicear'
const SHOP = 'phonicear_dk'
const SITE = 'phonicear-dk'

/**
 * Unpacks the archives of gateway and brand into an empty folder and starts both, beside sandboxes and a database of the
 * repository.
 * @param {ReturnType<typeof import('../processes/processes.mjs').createGroup>} group
 * @param {{ made: { folder: string, archive: string }[], ports: Record<string, number>, work: string, dataDir: string }} choice
 */
export async function startPackages(group, { made, ports, work, dataDir }) {
  const secrets = mkdirOf(work, 'secrets')
  const certificate = writeMailCertificate(secrets)
  const { sandboxes } = shopServers({
    ports,
    dataDir,
    env: { ...PROVIDER_KEYS, SANDBOX_SMTP_CERTIFICATE: certificate },
  })
  await startServers(group, [sandboxes, operatorDatabase(secrets, dataDir)])
  const shops = path.join(work, 'shops.json')
  await group.run({
    name: "The demo shops' file",
    command: node(),
    args: ['src/write-shops-file.ts', shops],
    cwd: at('tooling/demo-shops'),
  })

  const home = mkdirOf(work, 'home')
  const empty = mkdirOf(work, 'empty')
  for (const { archive } of made) execFileSync('tar', ['-xzf', archive, '-C', empty])
  const [gateway, brand] = made.map(({ folder }) => path.join(empty, path.basename(folder)))
  /** A program of a package with its settings alone: no PATH, an empty home, and the folder of the package. */
  const packaged = (name, folder, settings, args) => ({
    name,
    command: 'env',
    args: [
      '-i',
      ...Object.entries({ HOME: home, SITE_ENV: 'staging', ...settings }).map((pair) => pair.join('=')),
      node(),
      ...args,
    ],
    cwd: folder,
    graceMs: 5000,
  })
  const database = {
    DATABASE_URL_FILE: path.join(secrets, 'DATABASE_URL'),
    DATABASE_OWNER_URL_FILE: path.join(secrets, 'DATABASE_OWNER_URL'),
  }
  const settings = {
    ...database,
    ...writeSecrets(secrets),
    ...gatewaySettings(ports),
    ...guidedSettings(ports, certificate),
    DATA_DIR: mkdirOf(work, 'data'),
  }
  const main = [...endWithParent(), 'server/main.js']
  const site = { SITES_FILE: 'sites.json', SITE_PORT: ports.SITE_PORT, ...BRIEF }
  const running = (name, folder, own, port) => ({
    program: packaged(name, folder, own, main),
    isUp: () => answers(port, '/health/ready'),
  })
  await startServers(group, [running('The packaged gateway', gateway, settings, ports.GATEWAY_PORT)])
  await group.run(packaged('The seed', gateway, database, ['server/operator.js', 'seed', shops, '--yes']))
  await startServers(group, [running('The packaged site server', brand, site, ports.SITE_PORT)])
}

const sandboxOf = ({ SANDBOX_PORT }) => `http://localhost:${SANDBOX_PORT}`
const originOf = ({ SITE_PORT }) => `http://${SITE}.localhost:${SITE_PORT}`

/** The settings of the packaged site. @param {Record<string, number>} ports */
export const packagedSites = (ports) => ({
  [PACKAGED_BRAND]: {
    dk: {
      gateway: `http://127.0.0.1:${ports.GATEWAY_PORT}/shops/${SHOP}`,
      origin: originOf(ports),
      sandbox: sandboxOf(ports),
    },
  },
})

/** Writes each secret to a file of its name. Returns the variables that name the files. */
function writeSecrets(folder) {
  const secrets = {
    ...PROVIDER_KEYS,
    GATEWAY_SECRET: randomBytes(32).toString('base64'),
    CAPTCHA_SITE_KEY: '1x00000000000000000000AA',
    CAPTCHA_SECRET: '1x0000000000000000000000000000000AA',
    ...PROVIDER_SECRETS,
  }
  return Object.fromEntries(
    Object.entries(secrets).map(([name, value]) => {
      const file = path.join(folder, name)
      writeFileSync(file, value, { mode: 0o600 })
      return [`${name}_FILE`, file]
    }),
  )
}

// No balancer has to notice that a server leaves.
const BRIEF = { SHUTDOWN_DELAY: 0, SHUTDOWN_GRACE: 2 }

const gatewaySettings = (ports) => ({
  ...BRIEF,
  GATEWAY_PORT: ports.GATEWAY_PORT,
  GATEWAY_PUBLIC_URL: `http://127.0.0.1:${ports.GATEWAY_PORT}`,
  SHOP_ORIGINS: `${SHOP}=${originOf(ports)}`,
})

/** What the guide to the sandboxes gives a gateway for staging, on the ports of this run. */
function guidedSettings(ports, certificate) {
  const [, guide] = readFileSync(at('docs/sandboxes.md'), 'utf8').split('The gateway gets:')
  const written = guide
    .replaceAll('https://sandbox.example', sandboxOf(ports))
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${ports.SANDBOX_PORT}`)
    .replaceAll('127.0.0.1:2525', `127.0.0.1:${ports.SANDBOX_SMTP_PORT}`)
    .replace('/etc/hearing-shop/mailbox.pem', certificate)
  return Object.fromEntries([...written.matchAll(/^ {4}([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]))
}

/** A PostgreSQL of the repository with an empty database, whose address it writes to a file. */
const operatorDatabase = (secrets, dataDir) => ({
  program: {
    name: 'The database',
    command: node(),
    args: [...endWithParent(), 'testing/programs/operator-database.ts', secrets],
    cwd: at('tooling/gateway'),
    env: { SITE_ENV: 'local', DATA_DIR: dataDir },
    graceMs: 20_000,
  },
  isUp: async () => existsSync(path.join(secrets, 'DATABASE_URL')),
})

/** Makes a key with a certificate for the mailbox, because a deployed gateway sends no mail without TLS. */
function writeMailCertificate(folder) {
  const file = path.join(folder, 'mailbox.pem')
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes'
  const name = '-subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1'
  execFileSync('openssl', ['req', '-x509', ...`${key} ${name} -days 2`.split(' '), '-keyout', file, '-out', file])
  return file
}

function mkdirOf(parent, name) {
  const folder = path.join(parent, name)
  mkdirSync(folder, { recursive: true })
  return folder
}
