import { prepareBrowser } from './browser.mjs'
import { checks, runChecks } from './checks.mjs'
import { ensureInstalled } from './install.mjs'
import { runUntilStopped } from './lifetime.mjs'
import { createTally } from './tally.mjs'

// npm run verify: everything that needs no running shop; what has not changed is not run again.
await runUntilStopped(async (group) => {
  await ensureInstalled(group)
  await prepareBrowser(group)
  const tally = createTally()
  await runChecks(group, checks(), tally)
  console.log(String(tally))
  return tally.failed() > 0 ? 1 : 0
})
