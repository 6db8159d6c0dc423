import { test } from '@playwright/test'
import { expectOwnAnswers } from './support/own-answers.ts'
import { HAPROXY, startBalancer } from './support/servers/balancer.ts'

test('[API-48] visitors behind the balancer see their own cart alone, beside bodies that look like calls', async () => {
  if (!HAPROXY) return test.skip(true, 'needs HAProxy')
  await using balancer = await startBalancer(HAPROXY)
  await expectOwnAnswers(balancer.port)
})
