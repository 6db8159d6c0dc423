import { setTimeout as pause } from 'node:timers/promises'
import { joinEmbeddedServer } from './database/embedded/embedded-server.ts'
import { openDatabase } from './database/database.ts'
import { untilDatabaseAnswers } from './database/migrate.ts'
import { prepareDatabase } from './database/prepare-database.ts'
import { createGateway, picturesFolder, type Gateway } from './gateway.ts'
import { listen } from './listen.ts'
import { createMailer } from './outbox/mailer.ts'
import { warmUpAside } from './pictures/warm-up-aside.ts'
import type { Settings } from './settings.ts'
import { demoShops } from './seed/shops/shops.ts'

const PATIENCE_MS = 1000
const RHYTHM_MS = { outbox: 2000, inbox: 2000, sweep: 10_000, tidyUp: 600_000 }

const isStopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => isStopping.abort())
const untilStopped = new Promise<void>((resolve) => {
  isStopping.signal.addEventListener('abort', () => resolve())
})

/** Runs one gateway from its first breath to its last: the port first, the database last out. */
export async function run(settings: Settings) {
  let gateway: Gateway | undefined
  const server = await listen(settings.port, process.env['GATEWAY_HOST'] || '127.0.0.1', () => gateway?.app)
  const embedded = settings.databaseUrl === '' ? await joinEmbeddedServer(settings.dataDir) : undefined
  const database = openDatabase(embedded?.urlOf('postgres') ?? settings.databaseUrl)
  try {
    await untilDatabaseAnswers(
      () => prepareDatabase(database.db, demoShops(), !settings.isProduction),
      () => isStopping.signal.aborted,
    )
    gateway = createGateway(database, settings, {
      fetch,
      sendMail: createMailer(settings.smtpUrl),
      rhythmMs: RHYTHM_MS,
    })
    if (embedded) gateway.background.repeat('Database', 500, embedded.revive)
    gateway.background.start('Pictures', () => warmUpAside(picturesFolder(settings), isStopping.signal))
    console.log(`Gateway is ready on http://127.0.0.1:${settings.port}`)
    await untilStopped
    await server.close()
    // A provider that does not answer must not keep us: whatever is cut off here is found again by the next sweep.
    await Promise.race([gateway.background.stop(), pause(PATIENCE_MS)])
  } finally {
    await database.pool.end()
    await embedded?.leave()
  }
}
