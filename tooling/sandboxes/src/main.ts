import { once } from 'node:events'
import { createAdaptorServer } from '@hono/node-server'
import { createSandboxes } from './app.ts'
import { nodePlatform } from './platform.ts'
import { readSettings } from './settings.ts'

const settings = readSettings(process.env)
const { app, sandboxes } = createSandboxes(process.env, nodePlatform)
const server = createAdaptorServer({ fetch: app.fetch })

/** Names the setting for another port, then exits. */
function giveUp(error: NodeJS.ErrnoException & { variable?: string; port?: number }): never {
  const { code, message, port = settings.port, variable = 'SANDBOX_PORT' } = error
  console.error(code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another one with ${variable}.` : message)
  process.exit(1)
}

server.listen(settings.port, '127.0.0.1')
await once(server, 'listening').catch(giveUp)
const listeners = await Promise.all(sandboxes.flatMap(({ listen }) => listen?.() ?? [])).catch(giveUp)
console.log([`Sandboxes: ${settings.origin}/__sandbox`, ...listeners.map(({ line }) => line)].join(', '))

function stop() {
  server.close()
  if ('closeAllConnections' in server) server.closeAllConnections()
  void Promise.all(listeners.map(({ close }) => close())).then(() => process.exit(0))
  // Does not wait for open connections: the gateway keeps one to the mail server.
  setTimeout(() => process.exit(0), 1000)
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, stop)
