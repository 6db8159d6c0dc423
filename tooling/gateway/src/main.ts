import './database/commonjs-drizzle.ts'
import { runServer } from '@shop/server/run-server.ts'

await runServer(async (context) => {
  const { startGatewayServer } = await import('./gateway-server.ts')
  const { readSettings } = await import('./settings.ts')
  return startGatewayServer(readSettings(process.env), context)
})
