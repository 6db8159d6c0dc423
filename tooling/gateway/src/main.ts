import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { joinEmbeddedServer } from './database/embedded/embedded-server.ts'
import { openDatabase } from './database/database.ts'
import { untilDatabaseAnswers } from './database/migrate.ts'
import { prepareDatabase } from './database/prepare-database.ts'
import { createGateway, type Gateway } from './gateway.ts'
import { away } from './http/refusal.ts'
import { createMailer } from './outbox/mailer.ts'
import { readSettings } from './settings.ts'
import { testShop } from './testing/test-shop.ts'

const PATIENCE_MS = 8000

const settings = readSettings(process.env)
let gateway: Gateway | undefined
let isStopping = false

/** Answers while the database is not there yet. */
const waitingRoom = new Hono()
  .get('/health/live', (c) => c.json({ status: 'live' }))
  .all('*', (c) => c.json(away().body, 503, { 'Retry-After': '2' }))

const server = serve(
  {
    port: settings.port,
    hostname: process.env['GATEWAY_HOST'] || '127.0.0.1',
    fetch: (request, environment) => (gateway?.app ?? waitingRoom).fetch(request, environment),
  },
  ({ port }) => console.log(`Gateway listens on http://127.0.0.1:${port}`),
)
server.on('error', (failure: NodeJS.ErrnoException) => {
  const taken = `Port ${settings.port} is taken: set GATEWAY_PORT to a free one.`
  console.error(failure.code === 'EADDRINUSE' ? taken : failure.message)
  process.exit(1)
})

const embedded = settings.databaseUrl === '' ? await joinEmbeddedServer(settings.dataDir) : undefined
const database = openDatabase(embedded?.urlOf('postgres') ?? settings.databaseUrl)

async function stop() {
  if (isStopping) return
  isStopping = true
  // What is in flight is answered; what then still holds on is let go.
  setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), PATIENCE_MS).unref()
  await new Promise((resolve) => {
    server.close(resolve)
  })
  await gateway?.background.stop()
  await database.pool.end()
  await embedded?.leave()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())

await untilDatabaseAnswers(
  () => prepareDatabase(database.db, [testShop], !settings.isProduction),
  () => isStopping,
)
if (!isStopping) {
  gateway = createGateway(database, settings, {
    fetch,
    sendMail: createMailer(settings.smtpUrl),
    rhythmMs: { outbox: 2000, inbox: 2000, sweep: 10_000 },
  })
  console.log('Gateway is ready')
}
