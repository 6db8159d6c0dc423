import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../free-port.ts'
import { checkIn, checkOut } from './guests.ts'
import { underLock } from './folder-lock.ts'
import { preparePlace, type Place } from './place.ts'
import { clearStaleClaim, findRunning, isRunning, urlOf } from './postmaster.ts'
import { runProgram } from './run-program.ts'

/** The PostgreSQL that comes with the gateway, running. */
export interface EmbeddedServer {
  urlOf: (database: string) => string
  /** Does something no other process on this server does at the same time. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Starts it again when it died. */
  revive: () => Promise<void>
  /** Leaves it; the last process to leave stops it. */
  leave: () => Promise<void>
}

export interface EmbeddedOptions {
  /** Off only for tests: a crash of the machine may then lose what was acknowledged. */
  durable: boolean
}

/**
 * Starts the server of a data folder, or joins the one that already runs on it: two gateways on one folder share it, and
 * a server that outlived a killed gateway is taken over with everything in it.
 */
export async function joinEmbeddedServer(dataDir: string, options: EmbeddedOptions = { durable: true }) {
  const place = preparePlace(dataDir)
  const lock = path.join(place.home, 'lock')
  const { note, port } = await underLock(lock, async () => {
    const guestNote = checkIn(place)
    if (!existsSync(path.join(place.data, 'PG_VERSION'))) await createCluster(place)
    return { note: guestNote, port: (await findRunning(place)) ?? (await start(place, options, freePort)) }
  })
  // On the port its guests know.
  const revive = async () => {
    if (isRunning(place)) return
    await underLock(lock, async () => {
      if (!isRunning(place)) await start(place, options, () => Promise.resolve(port))
    })
  }
  const server: EmbeddedServer = {
    urlOf: (database) => urlOf(place, port, database),
    alone: (work) => underLock(path.join(place.home, 'work'), work),
    revive,
    leave: () => underLock(lock, () => leave(place, note)),
  }
  return server
}

async function leave(place: Place, note: string): Promise<void> {
  if (!checkOut(place, note) || (await findRunning(place)) === undefined) return
  await runProgram(place, 'pg_ctl', ['stop', '-D', place.data, '-m', 'fast', '-w', '-t', '30'])
}

async function createCluster(place: Place): Promise<void> {
  const unfinished = `${place.data}.new`
  rmSync(unfinished, { recursive: true, force: true })
  writeFileSync(place.password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (place.user) chownSync(place.password, place.user.uid, place.user.gid)
  const identity = ['--username=shop', `--pwfile=${place.password}`, '--auth=scram-sha-256']
  await runProgram(place, 'initdb', ['-D', unfinished, '--locale=C', '--encoding=UTF8', ...identity])
  renameSync(unfinished, place.data)
}

const TRIES = 10

async function start(place: Place, { durable }: EmbeddedOptions, choosePort: () => Promise<number>): Promise<number> {
  for (let tries = 1; ; tries++) {
    clearStaleClaim(place)
    const port = await choosePort()
    const settings = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
    const capacity = ['-c', 'max_connections=80', '-c', 'shared_buffers=64MB']
    const speed = durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']
    const options = [...settings, ...capacity, ...speed].join(' ')
    try {
      await runProgram(place, 'pg_ctl', ['start', '-D', place.data, '-l', place.log, '-w', '-t', '30', '-o', options])
      return port
    } catch (failure) {
      // Somebody took the port in between, or workers of a killed server are still leaving.
      if (tries === TRIES) throw failure
      await pause(200)
    }
  }
}
