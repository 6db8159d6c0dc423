import { once } from 'node:events'
import { createAdaptorServer } from '@hono/node-server'
import { createSandboxes } from './app.ts'
import { openSmtp } from './mailbox/smtp.ts'
import { nodePlatform } from './platform.ts'
import { readSettings } from './settings.ts'

const settings = readSettings(process.env)
const { app, mailbox } = createSandboxes(settings, nodePlatform)
const server = createAdaptorServer({ fetch: app.fetch })

/** Says which setting frees a taken port, then gives up. */
function giveUp(variable: string, port: number): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    const taken = error.code === 'EADDRINUSE'
    console.error(taken ? `Port ${port} is taken. Choose another one with ${variable}.` : error.message)
    process.exit(1)
  }
}

server.listen(settings.port, '127.0.0.1')
await once(server, 'listening').catch(giveUp('SANDBOX_PORT', settings.port))
const smtp = await openSmtp(mailbox, settings.smtpPort).catch(giveUp('SANDBOX_SMTP_PORT', settings.smtpPort))
console.log(`Sandboxes: ${settings.origin}/__sandbox, mail on port ${smtp.port}`)

function stop() {
  server.close()
  if ('closeAllConnections' in server) server.closeAllConnections()
  void smtp.close().then(() => process.exit(0))
  // The gateway keeps its line to the mail server open.
  setTimeout(() => process.exit(0), 1000)
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, stop)
