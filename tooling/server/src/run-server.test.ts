import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { eventually } from './testing/eventually.ts'
import { freePort, takePort } from './testing/ports.ts'

const PROGRAM = path.join(import.meta.dirname, 'testing/small-server.ts')
const MINUTE = 60_000
const RELEASED = ['second resource released', 'first resource released']

/** Starts the small server in a process of its own. A concurrent test passes its own `atEnd`. */
function start(port: number, { graceMs = MINUTE, fault = '', atEnd = onTestFinished } = {}) {
  const child = spawn(process.execPath, [PROGRAM, String(port), String(graceMs), fault])
  atEnd(() => void child.kill('SIGKILL'))
  const said = { out: '', error: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.error += text))
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    lines: said.out.trim().split('\n'),
    error: said.error,
  }))
  const untilSaid = (words: string) => eventually(() => expect(said.out).toContain(words))
  const statusOf = (address: string) =>
    fetch(`http://127.0.0.1:${port}${address}`).then(
      ({ status }) => status,
      () => 0,
    )
  const untilStatus = (address: string, status: number) =>
    eventually(async () => expect(await statusOf(address)).toBe(status))
  return { stop: (signal: NodeJS.Signals = 'SIGTERM') => child.kill(signal), ended, untilSaid, statusOf, untilStatus }
}

describe('runServer', () => {
  it.concurrent.for(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    '[RUN-01] [RUN-02] on %s it ends the calls, then the work, then releases its resources, and exits with 0',
    async (signal, { onTestFinished: atEnd }) => {
      // Long enough for a busy machine to see the failing readiness before the port closes.
      const server = start(await freePort(), { graceMs: 8000, atEnd })
      await server.untilSaid('ready')
      const call = server.statusOf('/slow')
      server.stop(signal)
      await server.untilStatus('/health/ready', 503)
      expect(await server.statusOf('/')).toBe(200)
      expect(await call).toBe(200)
      expect(await server.ended).toEqual({
        code: 0,
        lines: ['ready', 'work is asked to end', 'work has ended', ...RELEASED],
        error: '',
      })
    },
  )

  it('[RUN-02] gives up work that outlasts the grace period', async () => {
    const server = start(await freePort(), { graceMs: 20, fault: 'work' })
    await server.untilSaid('ready')
    server.stop()
    expect(await server.ended).toMatchObject({ code: 0, lines: ['ready', 'work is asked to end', ...RELEASED] })
  })

  it('[RUN-02] ends at once with the second signal', async () => {
    const server = start(await freePort())
    await server.untilSaid('ready')
    server.stop()
    await server.untilStatus('/health/ready', 503)
    server.stop()
    expect(await server.ended).toMatchObject({ code: 1, lines: ['ready'] })
  })

  it('says why it cannot start, without a stack, and releases what it has opened', async () => {
    const server = start(await freePort(), { fault: 'start' })
    expect(await server.ended).toEqual({ code: 1, lines: RELEASED, error: 'SMALL_SETTING must be a number.\n' })
  })

  it('names the variable of a port that is taken', async () => {
    const { port, free } = await takePort()
    onTestFinished(async () => void (await free()))
    const { code, error } = await start(port).ended
    expect({ code, error }).toEqual({ code: 1, error: `Port ${port} is taken: set SMALL_PORT to a free one.\n` })
  })
})
