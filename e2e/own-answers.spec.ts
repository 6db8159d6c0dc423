import { test } from '@playwright/test'
import { expectOwnAnswers } from './support/own-answers.ts'
import { servers } from './support/servers/servers.ts'

test('[API-48] visitors of a shop see their own cart alone, beside bodies that look like calls', () =>
  expectOwnAnswers(servers.sitePort))
