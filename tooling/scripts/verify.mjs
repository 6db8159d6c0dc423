import { checks, runCheck } from './checks.mjs'
import { ensureInstalled } from './install.mjs'
import { runUntilStopped } from './lifetime.mjs'
import { createTally } from './tally.mjs'

// npm run verify: everything that needs no browser and no running shop; what has not changed is not run again.
await runUntilStopped(async (group) => {
  await ensureInstalled(group)
  const tally = createTally()
  for (const check of checks()) tally.add(await runCheck(group, check))
  console.log(String(tally))
  return tally.failed() > 0 ? 1 : 0
})
