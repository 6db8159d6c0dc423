import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { withLock } from './folder-lock.ts'
import { freePort } from './free-port.ts'
import { removeStalePidFile, findRunningPort, isRunning, urlOf, urlOfRole } from './postmaster.ts'
import { registerProcess, unregisterProcess } from './process-registry.ts'
import { runProgram } from './run-program.ts'
import {
  createClusterFolder,
  freeMemory,
  prepareServerFiles,
  type EmbeddedOptions,
  type ServerFiles,
} from './server-files.ts'

const STOPPING_PROGRAM = path.resolve(import.meta.dirname, 'stop-abandoned-server.ts')

/** The running PostgreSQL of the gateway's packages. */
export interface EmbeddedServer {
  urlOf: (database: string) => string
  /** Returns the address for a role that does not own the tables. */
  urlOfRole: (role: string) => string
  /** Runs work that no other process of this server runs at the same time. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Starts the server again if it has died. */
  ensureRunning: () => Promise<void>
  /** Stops using the server. The last process stops it. */
  leave: () => Promise<void>
}

/**
 * Starts the server of a data folder, or joins the running one. Gateways with the same folder share it. A server that
 * survived its killed gateway is used with all of its data.
 */
export async function joinEmbeddedServer(dataDir: string, options: EmbeddedOptions = { durable: true }) {
  const files = prepareServerFiles(dataDir, options)
  const lock = lockOf(files)
  const { note, port } = await withLock(lock, async () => {
    createClusterFolder(files)
    const processNote = registerProcess(files)
    if (!existsSync(path.join(files.data, 'PG_VERSION'))) await createCluster(files)
    return { note: processNote, port: (await findRunningPort(files)) ?? (await start(files, options, freePort)) }
  })
  const watcher = watchProcess(dataDir, options)
  // On the same port, which the other processes use.
  const ensureRunning = async () => {
    if (isRunning(files)) return
    await withLock(lock, async () => {
      if (!isRunning(files)) await start(files, options, () => Promise.resolve(port))
    })
  }
  const server: EmbeddedServer = {
    urlOf: (database) => urlOf(files, port, database),
    urlOfRole: (role) => urlOfRole(files, port, role),
    exclusively: (work) => withLock(path.join(files.home, 'work'), work),
    ensureRunning,
    leave: async () => {
      await withLock(lock, () => leave(files, note))
      watcher.end()
    },
  }
  return server
}

/** Stops the server of a data folder when all processes that used it have died. */
export async function stopAbandonedServer(dataDir: string, options: EmbeddedOptions): Promise<void> {
  const files = prepareServerFiles(dataDir, options)
  await withLock(lockOf(files), () => {
    createClusterFolder(files)
    return leave(files)
  })
}

const lockOf = (files: ServerFiles) => path.join(files.home, 'lock')

async function leave(files: ServerFiles, note?: string): Promise<void> {
  if (!unregisterProcess(files, note)) return
  if ((await findRunningPort(files)) !== undefined) {
    await runProgram(files, 'pg_ctl', ['stop', '-D', files.data, '-m', 'fast', '-w', '-t', '30'])
  }
  freeMemory(files)
}

async function createCluster(files: ServerFiles): Promise<void> {
  const unfinished = `${files.data}.new`
  rmSync(unfinished, { recursive: true, force: true })
  writeFileSync(files.password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (files.user) chownSync(files.password, files.user.uid, files.user.gid)
  const identity = ['--username=shop', `--pwfile=${files.password}`, '--auth=scram-sha-256']
  await runProgram(files, 'initdb', ['-D', unfinished, '--locale=C', '--encoding=UTF8', ...identity])
  renameSync(unfinished, files.data)
}

const MAX_TRIES = 10

/** What a server of tests does not keep through a crash. Its log stays small, because it may lie in memory. */
const VOLATILE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=128MB'].flatMap(
  (setting) => ['-c', setting],
)

async function start(
  files: ServerFiles,
  { durable }: EmbeddedOptions,
  choosePort: () => Promise<number>,
): Promise<number> {
  for (let tries = 1; ; tries++) {
    removeStalePidFile(files)
    const port = await choosePort()
    const settings = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
    const capacity = ['-c', 'max_connections=80', '-c', 'shared_buffers=64MB']
    const speed = durable ? [] : VOLATILE
    const options = [...settings, ...capacity, ...speed].join(' ')
    try {
      await runProgram(files, 'pg_ctl', ['start', '-D', files.data, '-l', files.log, '-w', '-t', '30', '-o', options])
      return port
    } catch (failure) {
      // Another process has taken the port meanwhile, or workers of a killed server are still ending.
      if (tries === MAX_TRIES) throw failure
      await pause(200)
    }
  }
}

/**
 * Starts a watcher of this process. If the process dies without leaving the server, the watcher leaves it instead. The
 * watcher is a shell, because that needs little memory. The end of its input tells it that this process has died.
 */
function watchProcess(dataDir: string, { durable }: EmbeddedOptions) {
  const wait = 'read -r left || exec "$0" "$@"'
  const watcher = spawn(
    'sh',
    ['-c', wait, process.execPath, STOPPING_PROGRAM, dataDir, durable ? 'durable' : 'volatile'],
    {
      // A signal to this process's group must not end the watcher.
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  )
  // Without a watcher the server keeps running until the next process joins it.
  watcher.on('error', () => undefined)
  watcher.stdin.on('error', () => undefined)
  watcher.unref()
  return {
    /** Ends the watcher. This process has left the server by itself. */
    end: () => watcher.stdin.end('left\n'),
  }
}
