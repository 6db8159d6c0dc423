import { prepareBrowser } from './browser.mjs'
import { checks, runChecks } from './checks.mjs'
import { ensureInstalled } from './install.mjs'
import { journeys } from './journeys.mjs'
import { runUntilStopped } from './lifetime.mjs'
import { temporaryData } from './temporary-data.mjs'
import { createTally } from './tally.mjs'

// npm test [-- --all]: everything, from a fresh clone; the last line is the sum. Nothing of it meets a running `npm start`.
await runUntilStopped(async (group) => {
  const isFull = process.argv.includes('--all')
  const tally = createTally()
  const data = temporaryData()
  try {
    await ensureInstalled(group)
    await prepareBrowser(group)
    await runChecks(group, checks({ force: true, isFull }), tally)
    tally.add(await journeys(group, { dataDir: data.dataDir, isFull }))
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure)
    tally.add({ passed: 0, failed: 1 })
  }
  await group.stop()
  data.remove()
  console.log(String(tally))
  return tally.failed() > 0 ? 1 : 0
})
