import { createHash } from 'node:crypto'
import { chownSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { copyBinaries, packagedBinaries } from './binaries.ts'
import { ownFolder } from './own-folder.ts'
import { databaseUser, type SystemUser } from './system-user.ts'

/** Where the embedded server's programs and files are, and as whom it runs. */
export interface ServerFiles {
  home: string
  binaries: string
  data: string
  log: string
  password: string
  user: SystemUser | undefined
}

/**
 * Finds a home for the server. PostgreSQL refuses to run as root, and the user it runs as instead must be able to enter
 * every folder above its files, which a checkout does not promise: so as root everything lives under /var/tmp, in a
 * folder that nobody else can have put there.
 */
export function prepareServerFiles(dataDir: string): ServerFiles {
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? databaseUser() : undefined
  const name = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 12)
  const home = isRoot ? ownFolder(`/var/tmp/hearing-shop-${name}`) : path.resolve(dataDir, 'postgres')
  if (!isRoot) mkdirSync(home, { recursive: true, mode: 0o755 })
  const cluster = path.join(home, 'cluster')
  mkdirSync(cluster, { recursive: true, mode: 0o700 })
  if (user) chownSync(cluster, user.uid, user.gid)
  return {
    home,
    binaries: isRoot ? copyBinaries(packagedBinaries(), path.join(home, 'native')) : packagedBinaries(),
    data: path.join(cluster, 'data'),
    log: path.join(cluster, 'postgres.log'),
    password: path.join(cluster, 'password'),
    user,
  }
}
