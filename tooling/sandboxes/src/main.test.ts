import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import path from 'node:path'
import { eventually } from '@shop/server/testing/eventually.ts'
import { freePort, takePort } from '@shop/server/testing/ports.ts'
import { describe, expect, it, onTestFinished } from 'vitest'

/** Starts the sandboxes in a process of their own. */
function start(ports: { SANDBOX_PORT: number; SANDBOX_SMTP_PORT: number }) {
  const env = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }))
  const untilSaid = (words: string) => eventually(() => expect(said).toContain(words))
  return { stop: () => child.kill('SIGTERM'), ended, untilSaid }
}

describe('the sandboxes', () => {
  it('the server ends on SIGTERM, although the gateway keeps a connection to the mail server', async () => {
    const ports = { SANDBOX_PORT: await freePort(), SANDBOX_SMTP_PORT: await freePort() }
    const sandboxes = start(ports)
    const line = `Sandboxes: http://localhost:${ports.SANDBOX_PORT}/__sandbox, mail on port ${ports.SANDBOX_SMTP_PORT}\n`
    await sandboxes.untilSaid(line)
    const gateway = connect(ports.SANDBOX_SMTP_PORT, '127.0.0.1').on('error', () => undefined)
    onTestFinished(() => void gateway.destroy())
    await once(gateway, 'data')
    sandboxes.stop()
    expect(await sandboxes.ended).toEqual({ code: 0, said: line })
  })

  it.each(['SANDBOX_PORT', 'SANDBOX_SMTP_PORT'] as const)(
    'the server names %s if its port is taken',
    async (variable) => {
      const { port, free } = await takePort()
      onTestFinished(async () => void (await free()))
      const other = await freePort()
      const { code, said } = await start({ SANDBOX_PORT: other, SANDBOX_SMTP_PORT: other, [variable]: port }).ended
      expect({ code, said }).toEqual({ code: 1, said: `Port ${port} is taken: set ${variable} to a free one.\n` })
    },
  )
})
