import { expect, test } from '@playwright/test'
import { countForeignAnswers } from '@shop/server/testing/own-answers.ts'
import { BALANCERS, startBalancer } from './support/servers/balancer.ts'
import { servers } from './support/servers/servers.ts'
import { sites } from './support/servers/sites.ts'

const VISITORS = { visitors: 200, atOnce: 8 }
const { host } = new URL(sites.productGlobal.origin)

async function expectOwnAnswers(port: number) {
  const { own, ...others } = await countForeignAnswers({ host, port }, VISITORS)
  expect(others).toEqual({ foreign: 0, failed: 0, examples: [] })
  expect(own).toBeGreaterThan(VISITORS.visitors)
}

test('[API-48] visitors of a shop see their own cart alone, beside bodies that look like calls', () =>
  expectOwnAnswers(servers.sitePort))

for (const program of BALANCERS)
  test('[API-48] visitors behind the balancer see their own cart alone, beside bodies that look like calls', async () => {
    await using balancer = await startBalancer(program)
    await expectOwnAnswers(balancer.port)
  })
