import { execFileSync } from 'node:child_process'

/** A user of the machine, by its numbers. */
export interface SystemUser {
  uid: number
  gid: number
}

const idOf = (flag: '-u' | '-g') =>
  Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }))

/** The user the server runs as when the gateway runs as root; it is created when the machine has none. */
export function databaseUser(): SystemUser {
  try {
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    execFileSync('useradd', ['--system', '--no-create-home', '--user-group', 'postgres'], { stdio: 'ignore' })
    return { uid: idOf('-u'), gid: idOf('-g') }
  }
}
