import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { at, readJson, root } from './paths.mjs'

const STALE_LOCK_AFTER = 600_000
const stamp = at('node_modules/.install-stamp')

function hashOf(...texts) {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text)
  return hash.digest('hex')
}

const wanted = () => hashOf(readFileSync(at('pnpm-lock.yaml')), readFileSync(at('pnpm-workspace.yaml')))
const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()

/**
 * Installs the libraries when the lockfile has changed since the last install. A lock keeps two scripts from installing at once.
 * @param {{ run: (program: import('../processes/processes.mjs').Program) => Promise<string> }} group
 */
export async function ensureInstalled(group) {
  if (isInstalled()) return
  const unlock = await lock()
  try {
    if (isInstalled()) return
    console.log('Installing the libraries …')
    const pnpm = readJson('package.json').packageManager
    await group.run({
      name: 'Installing',
      command: 'npx',
      args: ['--yes', pnpm, 'install', '--frozen-lockfile'],
      env: { CI: 'true' },
      show: 'all',
    })
    writeFileSync(stamp, wanted())
  } finally {
    unlock()
  }
}

async function lock() {
  const folder = path.join(tmpdir(), `hearing-shop-install-${hashOf(root).slice(0, 12)}`)
  for (;;) {
    try {
      mkdirSync(folder)
      return () => rmdirSync(folder)
    } catch {
      if (isStale(folder)) rmdirSync(folder)
      else await pause(200)
    }
  }
}

/** True for the lock of a script that was killed. @param {string} folder */
function isStale(folder) {
  try {
    return Date.now() - statSync(folder).mtimeMs > STALE_LOCK_AFTER
  } catch {
    return false
  }
}
