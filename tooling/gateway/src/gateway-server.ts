import { startObservability } from '@shop/server/observability.ts'
import type { RunningServer, ServerStart } from '@shop/server/run-server.ts'
import { admitAppRole, APP_ROLE, warnOfOwner } from './database/app-role.ts'
import { ANY_SILENCE, CALL_TIMEOUTS, NO_TIMEOUTS, openDatabase } from './database/database.ts'
import { joinEmbeddedServer } from './database/embedded/embedded-server.ts'
import { waitForDatabase } from './database/migrate.ts'
import { logEvent } from './failures/log-event.ts'
import { createGateway, picturesFolder, type Gateway } from './gateway.ts'
import { listen } from './http/listen.ts'
import { listPictures } from './pictures/picture-store.ts'
import { startWarmUp } from './pictures/start-warm-up.ts'
import { createPlatform } from './platform.ts'
import { prepareAtStart } from './seeding/prepare-at-start.ts'
import type { Settings } from './settings.ts'

/** Prepares the database as its owner. Calls run with a role that has fewer rights. */
async function prepare(ownerUrl: string, appUrl: string, settings: Settings) {
  const { db, pool } = openDatabase(ownerUrl, NO_TIMEOUTS, ANY_SILENCE)
  try {
    await prepareAtStart(db, { ...settings, ownerUrl, isEmbedded: settings.databaseUrl === '' })
    if (appUrl !== ownerUrl) await admitAppRole(db, appUrl)
  } finally {
    await pool.end()
  }
}

/** Starts the server of a gateway. Opens the port first, and stops the database last. */
export async function startGatewayServer(
  settings: Settings,
  { stopping, resources }: ServerStart,
): Promise<RunningServer> {
  let gateway: Gateway | undefined
  const server = await listen(settings.port, settings.hostname, () => gateway?.app)
  const embedded = settings.databaseUrl === '' ? await joinEmbeddedServer(settings.dataDir) : undefined
  if (embedded) resources.defer(embedded.leave)
  const ownerUrl = embedded?.urlOf('postgres') ?? settings.databaseOwnerUrl
  const appUrl = embedded?.urlOfRole(APP_ROLE) ?? settings.databaseUrl
  // `prepare` gives a role of its own these timeouts.
  const database = openDatabase(appUrl, appUrl === ownerUrl ? CALL_TIMEOUTS : NO_TIMEOUTS)
  resources.defer(() => database.pool.end())
  const { metrics, stop: stopObserving } = await startObservability(settings.observability)
  resources.defer(stopObserving)
  const gatewayMetrics =
    metrics && (await import('./metrics/gateway-metrics.ts')).addGatewayMetrics(metrics.registry, database)
  await waitForDatabase(
    () => prepare(ownerUrl, appUrl, settings),
    () => stopping.aborted,
  )
  if (!stopping.aborted) await warnOfOwner(database.db)
  gateway = createGateway(database, settings, createPlatform(settings, metrics, gatewayMetrics?.reportWebhook))
  const { background } = gateway
  if (embedded) background.repeat('Database', 500, embedded.ensureRunning)
  const warmUp = () => startWarmUp(picturesFolder(settings), () => listPictures(database.db), stopping)
  if (settings.warmsUpPictures) background.start('Pictures', warmUp)
  logEvent('gateway-ready', { port: settings.port })
  // The grace period does not wait for a provider that is not answering. The next reconciliation repeats interrupted work.
  return { server, shutdown: settings.shutdown, endWork: background.stop }
}
