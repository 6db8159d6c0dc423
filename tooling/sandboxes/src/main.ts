import { listen } from '@shop/server/listen.ts'
import { runServer } from '@shop/server/run-server.ts'
import { createSandboxes } from './app.ts'
import { nodePlatform } from './platform.ts'
import { readSettings } from './settings.ts'

/** Shorter than the start script waits. The gateway keeps a connection to the mail server open. */
const SHUTDOWN = { delayMs: 0, graceMs: 1000 }

await runServer(async () => {
  const { port, origin } = readSettings(process.env)
  const { app, sandboxes } = createSandboxes(process.env, nodePlatform)
  const server = await listen({ port, hostname: '127.0.0.1', fetch: app.fetch, portVariable: 'SANDBOX_PORT' })
  const listeners = await Promise.all(sandboxes.flatMap((sandbox) => sandbox.listen?.() ?? []))
  console.log([`Sandboxes: ${origin}/__sandbox`, ...listeners.map(({ line }) => line)].join(', '))
  return { server, shutdown: SHUTDOWN, endWork: () => Promise.all(listeners.map(({ close }) => close())) }
})
