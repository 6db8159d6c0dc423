import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

// Debian keeps the server's programs of each version apart, and off the PATH.
const POSTGRESQL = '/usr/lib/postgresql'

/** The programs of a cluster, and the Debian package that each comes with. */
const PACKAGES = {
  haproxy: 'haproxy',
  postgres: 'postgresql',
  initdb: 'postgresql',
  psql: 'postgresql',
  pgbouncer: 'pgbouncer',
}

/** Finds a program by its name. Returns undefined where it is not installed. @param {keyof typeof PACKAGES} name */
export const findProgram = (name, folders = programFolders()) =>
  folders.map((folder) => path.join(folder, name)).find(isExecutable)

/**
 * Finds programs by name. Throws with the packages to install when some are missing.
 * @param {(keyof typeof PACKAGES)[]} names
 * @returns {Record<string, string>} their files
 */
export function findPrograms(names, folders = programFolders()) {
  const found = Object.fromEntries(
    names.flatMap((name) => {
      const file = findProgram(name, folders)
      return file ? [[name, file]] : []
    }),
  )
  const missing = [...new Set(names.filter((name) => !found[name]).map((name) => PACKAGES[name]))]
  if (missing.length > 0) throw new Error(`Install these first: apt-get install -y ${missing.join(' ')}`)
  return found
}

function programFolders() {
  const versions = existsSync(POSTGRESQL)
    ? readdirSync(POSTGRESQL).toSorted((one, other) => Number(other) - Number(one))
    : []
  const onPath = (process.env.PATH ?? '').split(path.delimiter)
  return [...onPath, '/usr/sbin', ...versions.map((version) => path.join(POSTGRESQL, version, 'bin'))]
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
