import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { at } from '../../repository/workspace/paths.mjs'
import { accepts } from './nodes.mjs'

const DATABASE = 'shop'
const CONNECTIONS_OF_PGBOUNCER = 20
/** The roles of the guides. A cluster listens on this machine alone, and trusts it. */
const [OWNER, CALLS] = ['shop_owner', 'shop']

const isRoot = process.getuid?.() === 0
// PostgreSQL refuses to run as root. Debian's package brings this user.
const USER = 'postgres'

/** Wraps a command so that it does not run as root. */
const asUser = (command, args) =>
  isRoot
    ? { command: 'setpriv', args: ['--reuid', USER, '--regid', USER, '--clear-groups', command, ...args] }
    : { command, args }

/** Creates an empty database in a folder. Returns the server that runs it. */
export function prepareDatabase({ programs, folder, port }) {
  const data = path.join(folder, 'database')
  mkdirSync(data)
  if (isRoot) for (const owned of [folder, data]) chownSync(owned, ...idsOf(USER))
  runAsUser(programs.initdb, [
    '--pgdata',
    data,
    '--username',
    'postgres',
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
    '--no-sync',
  ])
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 100 }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return {
    program: { name: 'PostgreSQL', ...asUser(programs.postgres, ['-D', data, ...flags]), graceMs: 20_000 },
    isUp: () => accepts(port),
  }
}

/** Creates the shop's database and its roles on a running server, as the guides do. */
export const createShopDatabase = (programs, port) =>
  execFileSync(
    programs.psql,
    [
      '--host=127.0.0.1',
      `--port=${port}`,
      '--username=postgres',
      '--no-psqlrc',
      '--set=ON_ERROR_STOP=1',
      `--set=owner_password=${OWNER}`,
      `--set=password=${CALLS}`,
      `--file=${at('tooling/operate/database.sql')}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )

/** Returns the server of a connection pool in transaction mode. */
export function preparePooler({ programs, folder, port, databasePort }) {
  const file = path.join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
${DATABASE} = host=127.0.0.1 port=${databasePort} user=${CALLS}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${CONNECTIONS_OF_PGBOUNCER}
server_login_retry = 1
query_wait_timeout = 10
`,
  )
  chmodSync(file, 0o644)
  return { program: { name: 'PgBouncer', ...asUser(programs.pgbouncer, ['--quiet', file]) }, isUp: () => accepts(port) }
}

/** The addresses of the database for calls and for its owner. */
export const databaseUrls = ({ port, callsPort }) => ({
  DATABASE_URL: `postgres://${CALLS}:${CALLS}@127.0.0.1:${callsPort}/${DATABASE}`,
  DATABASE_OWNER_URL: `postgres://${OWNER}:${OWNER}@127.0.0.1:${port}/${DATABASE}`,
})

function runAsUser(program, programArgs) {
  const { command, args } = asUser(program, programArgs)
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' })
}

/** Returns the numbers of a user and its group. */
const idsOf = (user) => ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' })))
