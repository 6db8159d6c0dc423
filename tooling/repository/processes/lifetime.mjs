import { readFileSync } from 'node:fs'
import { createGroup } from './processes.mjs'

const POLL_INTERVAL = 500

/**
 * Runs a script's work until it is done, fails, or must stop: by Ctrl-C, SIGTERM, SIGHUP, or a dead parent. Then stops
 * everything that the work started, and exits.
 * @param {(group: ReturnType<typeof createGroup>) => Promise<number | void>} work answers the exit code
 */
export async function runUntilStopped(work) {
  const group = createGroup()
  let code = 0
  try {
    code = (await Promise.race([work(group), askedToStop()])) ?? 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    code = 1
  }
  await group.stop()
  process.exit(code)
}

/** Resolves when this script is asked to stop. */
function askedToStop() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve(0))
    const chain = parentChain()
    setInterval(() => {
      const now = parentChain()
      if (chain.some((pid, depth) => now[depth] !== pid)) resolve(0)
    }, POLL_INTERVAL).unref()
  })
}

/**
 * Returns the processes that started this one. npm starts scripts through a shell and forwards no signal, so below npm the
 * shell's parent counts too.
 */
function parentChain() {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event) return [parent]
  return [parent, ...(isShell(parent) ? [parentOf(parent)] : [])]
}

/** @param {number} pid */
function statOf(pid) {
  try {
    const [, name = '', ppid = '0'] = /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { name, ppid: Number(ppid) }
  } catch {
    // No /proc (macOS) or no such process.
    return { name: '', ppid: 0 }
  }
}
const isShell = (/** @type {number} */ pid) => /^(ba|da|z|k)?sh$/.test(statOf(pid).name)
const parentOf = (/** @type {number} */ pid) => statOf(pid).ppid
