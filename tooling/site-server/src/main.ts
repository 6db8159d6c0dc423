import { serve } from '@hono/node-server'
import { createApp } from './app.ts'
import { loadBrands } from './built-brand.ts'
import { readSettings } from './settings.ts'

/** Milliseconds in which what is in flight may end. */
const GRACE_PERIOD = 3_000

const settings = settingsOrExit()
const app = createApp(await loadBrands(settings.brands), settings)
const { port, hostname } = settings
const server = serve({ fetch: app.fetch, port, hostname })

server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE'
  console.error(taken ? `Port ${port} is taken. Choose another with SITE_PORT.` : error)
  process.exit(1)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0))
    // Browsers keep connections open; what is in flight gets a moment, what idles is closed.
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    setTimeout(() => process.exit(0), GRACE_PERIOD).unref()
  })
}

/** Whoever starts the server reads what is missing, not where it was noticed. */
function settingsOrExit() {
  try {
    return readSettings(process.env)
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure)
    return process.exit(1)
  }
}
