import { describe, expect, it } from 'vitest'
import { startGatewayServer } from '../gateway-server.ts'
import { readSettings } from '../settings.ts'
import { createFakeNets, createShopper, payAtNets, useTestGateway } from '../../testing/test.ts'
import { leastSettings } from '../../testing/deployed-settings.ts'
import { OtherDeployment } from './claim-deployment.ts'

const nets = createFakeNets()
const gateway = useTestGateway({ platform: { fetch: nets.fetch } })

/** Starts a second gateway on the database, as its program does. */
async function startSecond(environment: Record<string, string>) {
  const given = { SITE_ENV: 'local', GATEWAY_PORT: '0', ...environment, DATABASE_URL: gateway.settings.databaseUrl }
  await using resources = new AsyncDisposableStack()
  const { server } = await startGatewayServer(readSettings(given), {
    stopping: new AbortController().signal,
    resources,
  })
  await server.close({ delayMs: 0, graceMs: 0 })
}

describe('a second gateway', () => {
  it.each([
    ['environment', leastSettings.staging],
    ['secret', { GATEWAY_SECRET: 'another secret' }],
    ['adyen', { ADYEN_MERCHANT_ACCOUNT: 'OtherShop' }],
    ['klarna', { KCO_API_BASE: 'https://api.playground.kustom.co' }],
  ])('[RUN-15] a second gateway with another %s does not start, and payments go on', async (part, environment) => {
    const shopper = createShopper(gateway.fetch)
    const { transactionId, correlationId, paymentId } = await shopper.ordersAtNets({ battery: 1 })
    const before = nets.calls.length
    const refused = startSecond(environment)
    await expect(refused).rejects.toThrow(OtherDeployment)
    await expect(refused).rejects.toThrow(`\n  ${part}: `)
    expect(nets.calls.slice(before)).toEqual([])
    await payAtNets(gateway, nets, paymentId)
    expect((await shopper.transaction(transactionId, correlationId)).body).toMatchObject({ orderPlaced: true })
  })
})
