import { registerHooks } from 'node:module'
import { runServer } from '@shop/server/run-server.ts'

// drizzle-orm's ES modules import each other in circles. Loading them takes Node 200 MB and half a second more than loading
// the CommonJS version.
registerHooks({
  resolve(specifier, context, resolve) {
    const found = resolve(specifier, context)
    if (!/\/drizzle-orm\/.*\.js$/.test(found.url)) return found
    return { ...found, url: found.url.replace(/\.js$/, '.cjs'), format: 'commonjs' }
  },
})

await runServer(async (context) => {
  const { startGatewayServer } = await import('./gateway-server.ts')
  const { readSettings } = await import('./settings.ts')
  return startGatewayServer(readSettings(process.env), context)
})
