// A server's program for the tests of `runServer`. Its arguments are its port, its grace period in milliseconds, and what goes
// wrong: `start` fails the start, `work` never ends.
import { setTimeout as pause } from 'node:timers/promises'
import { listen } from '../listen.ts'
import { runServer } from '../run-server.ts'

const [port, graceMs, fault] = process.argv.slice(2)
const GRACE = Number(graceMs)

await runServer(async ({ stopping, resources }) => {
  resources.defer(() => console.log('first resource released'))
  resources.defer(() => console.log('second resource released'))
  if (fault === 'start') throw new Error('SMALL_SETTING must be a number.')
  const fetch = async (request: Request) => {
    if (new URL(request.url).pathname === '/slow') await pause(GRACE / 2)
    return new Response(String(stopping.aborted))
  }
  const server = await listen({ port: Number(port), hostname: '127.0.0.1', fetch, portVariable: 'SMALL_PORT' })
  console.log('ready')
  const endWork = async () => {
    console.log('work is asked to end')
    if (fault === 'work') await pause(600_000)
    console.log('work has ended')
  }
  return { server, shutdown: { delayMs: GRACE / 2, graceMs: GRACE }, endWork }
})
