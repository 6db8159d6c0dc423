import { createHmac } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { errorCode } from '../../failures/error-code.ts'
import type { ServerFiles } from './server-files.ts'

/** True for a dead process whose parent has not collected its exit code. In some containers no parent ever does. */
function isZombie(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.startsWith('Z') ?? false
  } catch {
    return false
  }
}

/** True if a process with this id is alive, whichever user owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (failure) {
    return errorCode(failure) === 'EPERM'
  }
}

const pidFile = (files: Pick<ServerFiles, 'data'>) => path.join(files.data, 'postmaster.pid')

/** Returns the address of a database of the server, for its owner. */
export function urlOf(files: ServerFiles, port: number, database = 'postgres'): string {
  return `postgres://shop:${passwordOf(files)}@127.0.0.1:${port}/${database}`
}

/** Returns the address for a role. Its password is derived from the owner's, but does not reveal it. */
export function urlOfRole(files: ServerFiles, port: number, role: string): string {
  const password = createHmac('sha256', passwordOf(files)).update(role).digest('base64url')
  return `postgres://${role}:${password}@127.0.0.1:${port}/postgres`
}

const passwordOf = (files: ServerFiles) => readFileSync(files.password, 'utf8').trim()

/** The listener at a port: a server on this data, a server that is too busy to say, or neither. */
type ProbeResult = 'running' | 'busy' | 'none'

async function probe(files: ServerFiles, port: number): Promise<ProbeResult> {
  const client = new Client({ connectionString: urlOf(files, port), connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory === files.data ? 'running' : 'none'
  } catch (failure) {
    // Another program that has got the number of a dead server listens elsewhere or nowhere.
    return errorCode(failure) === 'ECONNREFUSED' ? 'none' : 'busy'
  } finally {
    await client.end().catch(() => undefined)
  }
}

// A busy machine, or a server that recovers after a crash, answers late.
const ANSWER_TIMEOUT_MS = 45_000

/** Returns the port of a running server of this data. Waits for a busy one. Returns undefined if no server runs. */
export async function findRunningPort(files: ServerFiles): Promise<number | undefined> {
  const deadline = Date.now() + ANSWER_TIMEOUT_MS
  for (;;) {
    const found = readPidFile(files)
    if (!found || !isAlive(found.pid)) return undefined
    const result = await probe(files, found.port)
    if (result === 'running') return found.port
    if (result === 'none' || Date.now() > deadline) return undefined
    await pause(200)
  }
}

/** True if the server's process is alive, even if it does not answer. */
export function isRunning(files: Pick<ServerFiles, 'data'>): boolean {
  const pidFileContent = readPidFile(files)
  return pidFileContent !== undefined && isAlive(pidFileContent.pid)
}

/** Removes the pid file of a dead server, so that a new one can start. */
export function removeStalePidFile(files: ServerFiles): void {
  if (!isRunning(files)) rmSync(pidFile(files), { force: true })
}

function readPidFile(files: Pick<ServerFiles, 'data'>): { pid: number; port: number } | undefined {
  try {
    const [pid, , , port] = readFileSync(pidFile(files), 'utf8').split('\n').map(Number)
    return pid && port ? { pid, port } : undefined
  } catch {
    return undefined
  }
}
