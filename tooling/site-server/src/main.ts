import { listen } from '@shop/server/listen.ts'
import { createStopSignal, untilAborted } from '@shop/server/shutdown.ts'
import { createApp } from './app.ts'
import { loadBrands } from './pages/built-brand.ts'
import { readSettings } from './sites/settings.ts'

try {
  const stopping = createStopSignal()
  const settings = readSettings(process.env)
  const { fetch } = createApp(await loadBrands(settings.brands, settings.appsFolder), settings)
  const { port, hostname } = settings
  const server = await listen({ port, hostname, fetch, portVariable: 'SITE_PORT' })
  await untilAborted(stopping)
  await server.close(settings.shutdown)
  process.exit(0)
} catch (failure) {
  // Operators need the message of a wrong setting, not the stack.
  console.error(failure instanceof Error ? failure.message : failure)
  process.exit(1)
}
