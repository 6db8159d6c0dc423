import { prepareBrowser } from '../test-run/browser.mjs'
import { checks, runChecks } from '../test-run/checks.mjs'
import { ensureInstalled } from '../workspace/install.mjs'
import { runUntilStopped } from '../processes/lifetime.mjs'
import { reportRun } from '../test-run/report.mjs'
import { createTally } from '../test-run/tally.mjs'

// npm run verify [-- --times]: everything that needs no running shop; what has not changed is not run again.
await runUntilStopped(async (group) => {
  const tally = createTally()
  await tally.time('Install', () => ensureInstalled(group))
  await prepareBrowser(group)
  await runChecks(group, checks(), tally)
  console.log(`\n${reportRun(tally.stages(), { showsAllTimes: process.argv.includes('--times') })}\n`)
  console.log(String(tally))
  return tally.failed() > 0 ? 1 : 0
})
