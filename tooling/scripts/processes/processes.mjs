import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { root, toolEnvironment } from '../repository/paths.mjs'

const KEPT_CHARACTERS = 20_000

/**
 * A program that runs for us, in a process group of its own, so that Ctrl-C reaches it only through us and in our order.
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
    // Children that outlive their parent; the group's number cannot belong to anybody else yet.
    signalGroup('SIGKILL')
    // The last output may still be on its way.
    await Promise.race([Promise.all([child.stdout, child.stderr].map(untilClosed)), pause(500)])
    return end
  })

  /** @param {NodeJS.Signals} signal */
  function signalGroup(signal) {
    if (child.pid === undefined) return
    try {
      process.kill(-child.pid, signal)
    } catch {
      // Nobody of the group is left.
    }
  }

  /** Asks the whole group to end, and after the grace period ends it. */
  async function stop() {
    if (running) signalGroup('SIGTERM')
    await Promise.race([ended, pause(graceMs)])
    if (running) signalGroup('SIGKILL')
    await ended
  }

  return { name, pid: child.pid, ended, stop, output: () => output, isRunning: () => running }
}

const untilClosed = (stream) => new Promise((resolve) => (stream.closed ? resolve() : stream.once('close', resolve)))

/** Everything that one script has started: ended together, the last started first. */
export function createGroup() {
  /** @type {Set<ReturnType<typeof startProcess>>} */
  const members = new Set()
  /** @type {ReturnType<typeof startProcess>[]} */
  const servers = []
  let stopping

  function add(/** @type {Program} */ program) {
    const member = startProcess(program)
    members.add(member)
    // Whoever starts during the end ends as well.
    if (stopping) void member.stop()
    return member
  }

  return {
    /** Starts a server, which should stay until the group is stopped. @param {Program} program */
    start(program) {
      const server = add(program)
      servers.push(server)
      return server
    },
    /** Runs a program to its end; throws with what it printed when it fails. @param {Program} program */
    async run(program) {
      const member = add(program)
      const { code, reason } = await member.ended
      members.delete(member)
      if (code !== 0)
        throw new Error(`${program.name} failed (${reason}).${program.show ? '' : `\n${member.output()}`}`)
      return member.output()
    },
    /** Throws as soon as a server has ended, with the last it said. */
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
