import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { root, toolEnvironment } from '../workspace/paths.mjs'

const KEPT_CHARACTERS = 20_000

/**
 * A program that a script runs. It has a process group of its own, so that Ctrl-C reaches only the script, which stops its
 * programs in order.
 * @typedef {{ name: string, command: string, args?: string[], env?: object, cwd?: string, show?: 'all' | 'nothing', graceMs?: number }} Program
 * @param {Program} program
 */
export function startProcess({ name, command, args = [], env = {}, cwd = root, show = 'nothing', graceMs = 3000 }) {
  const child = spawn(command, args, {
    cwd,
    env: { ...toolEnvironment(), ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-KEPT_CHARACTERS)
      if (show === 'all') process.stdout.write(text)
    })
  }
  let running = true
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, reason: error.message }))
    child.once('exit', (code, signal) => resolve({ code: code ?? 1, reason: signal ?? `code ${code}` }))
  }).then(async (end) => {
    running = false
    // Ends children that outlive their parent. The group's number is not in use again yet.
    signalGroup('SIGKILL')
    // The last output may arrive after the exit.
    await Promise.race([Promise.all([child.stdout, child.stderr].map(untilClosed)), pause(500)])
    return end
  })

  /** @param {NodeJS.Signals} signal */
  function signalGroup(signal) {
    if (child.pid === undefined) return
    try {
      process.kill(-child.pid, signal)
    } catch {
      // No process of the group is left.
    }
  }

  /** Sends SIGTERM to the whole group, and SIGKILL after the grace period. */
  async function stop() {
    if (running) signalGroup('SIGTERM')
    await Promise.race([ended, pause(graceMs)])
    if (running) signalGroup('SIGKILL')
    await ended
  }

  return { name, pid: child.pid, ended, stop, signal: signalGroup, output: () => output, isRunning: () => running }
}

const untilClosed = (stream) => new Promise((resolve) => (stream.closed ? resolve() : stream.once('close', resolve)))

/** Collects the programs of one script, and stops them together, last started first. */
export function createGroup() {
  /** @type {Set<ReturnType<typeof startProcess>>} */
  const members = new Set()
  /** @type {ReturnType<typeof startProcess>[]} */
  const servers = []
  let stopping

  function add(/** @type {Program} */ program) {
    const member = startProcess(program)
    members.add(member)
    // A program that starts while the group stops is stopped too.
    if (stopping) void member.stop()
    return member
  }

  return {
    /** Starts a server, which should run until the group is stopped. @param {Program} program */
    start(program) {
      const server = add(program)
      servers.push(server)
      return server
    },
    /** Starts a server that may end before `isUp` says that it runs. Returns nothing then. @param {Program} program @param {() => Promise<unknown>} isUp */
    async tryToStart(program, isUp) {
      const server = add(program)
      const isRunning = await Promise.race([isUp().then(() => true), server.ended.then(() => false)])
      if (!isRunning) return undefined
      servers.push(server)
      return server
    },
    /** Runs a program to its end. Throws with its output when it fails. @param {Program} program */
    async run(program) {
      const member = add(program)
      const { code, reason } = await member.ended
      members.delete(member)
      if (code !== 0)
        throw new Error(`${program.name} failed (${reason}).${program.show ? '' : `\n${member.output()}`}`)
      return member.output()
    },
    /** Throws as soon as a server has ended, with its last output. */
    async staysUp() {
      const ends = servers.map(async (server) => ({ server, reason: (await server.ended).reason }))
      const { server, reason } = await Promise.race(ends)
      throw new Error(`${server.name} has ended (${reason}). The last it said:\n${server.output()}`)
    },
    stop() {
      stopping ??= (async () => {
        for (const member of [...members].toReversed()) await member.stop()
      })()
      return stopping
    },
  }
}
