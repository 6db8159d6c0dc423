import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { describe, expect, it, vi } from 'vitest'

const smallShop = new URL('fixtures/small-shop.mjs', import.meta.url).pathname

// On a busy machine a killed process takes a while to end.
const AT_LONGEST = { timeout: 60_000 }

/** False for a zombie too. */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return !existsSync('/proc/self/stat') || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Starts the small shop. Returns the processes that must be gone at the end. */
async function startShop(args = [], command = process.execPath, commandArgs = [smallShop, ...args], env = {}) {
  const shop = spawn(command, commandArgs, { env: { ...process.env, npm_lifecycle_event: '', ...env } })
  let output = ''
  for (const stream of [shop.stdout, shop.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const ended = once(shop, 'close')
  await vi.waitFor(() => expect(output).toContain('pids'), AT_LONGEST)
  const [, ...pids] = /pids (\d+) (\d+)/.exec(output) ?? []
  return { shop, ended, pids: pids.map(Number), output: () => output }
}

/** Resolves when none of the processes is left. */
async function untilGone(pids) {
  await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), AT_LONGEST)
}

describe('a script that runs servers', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('ends everything on %s', async (signal) => {
    const { shop, ended, pids } = await startShop()
    expect(pids.every(isAlive)).toBe(true)
    shop.kill(signal)
    const [code] = await ended
    expect(code).toBe(0)
    await untilGone(pids)
  })

  it('ends a server that does not listen, and its children', async () => {
    const { shop, ended, pids } = await startShop(['--stubborn'])
    shop.kill('SIGTERM')
    const [code] = await ended
    expect(code).toBe(0)
    await untilGone(pids)
  })

  it('ends everything and tells why when a server dies', async () => {
    const { ended, pids, output } = await startShop(['--dies'])
    const [code] = await ended
    expect(code).toBe(1)
    expect(output()).toContain('The server has ended (code 3)')
    expect(output()).toContain('The database is gone')
    await untilGone(pids)
  })

  it('ends its servers even when it is killed outright', async () => {
    const { shop, ended, pids } = await startShop()
    shop.kill('SIGKILL')
    await untilGone([pids[0]])
    process.kill(pids[1], 'SIGKILL')
    await ended
    expect(isAlive(pids[0])).toBe(false)
  })

  // npm forwards no signal, and starts scripts through a shell.
  it.runIf(existsSync('/proc/self/stat'))('ends everything when npm is gone (needs /proc)', async () => {
    const npm = `const { spawn } = require('node:child_process')
      spawn('sh', ['-c', '"${process.execPath}" ${smallShop}; true'], { stdio: 'inherit' })`
    const { shop, pids } = await startShop([], process.execPath, ['-e', npm], { npm_lifecycle_event: 'start' })
    shop.kill('SIGKILL')
    await untilGone(pids)
    expect(pids.filter(isAlive)).toEqual([])
  })
})
