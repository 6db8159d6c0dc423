import { prepareBrowser } from './browser.mjs'
import { checks, runChecks } from './checks.mjs'
import { ensureInstalled } from './install.mjs'
import { journeys } from './journeys.mjs'
import { runUntilStopped } from './lifetime.mjs'
import { reportRun } from './run-report.mjs'
import { temporaryData } from './temporary-data.mjs'
import { createTally } from './tally.mjs'
import { readTestChoice } from './test-choice.mjs'

// npm test [-- --all] [-- --times] [-- --only journeys [spec …]]: everything, from a fresh clone; the last line is the sum.
// Nothing of it meets a running `npm start`.
await runUntilStopped(async (group) => {
  const { isFull, showsAllTimes, filters, isOnlyJourneys } = readTestChoice(process.argv.slice(2))
  const tally = createTally()
  const data = temporaryData()
  try {
    await tally.time('Install', () => ensureInstalled(group))
    await prepareBrowser(group)
    const all = checks({ force: true, isFull })
    await runChecks(group, isOnlyJourneys ? all.filter(({ name }) => name === 'Builds') : all, tally)
    await journeys(group, tally, { dataDir: data.dataDir, isFull, filters })
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure)
    tally.add({ name: 'The run', seconds: 0, passed: 0, failed: 1 })
  }
  await group.stop()
  data.remove()
  console.log(`\n${reportRun(tally.stages(), { showsAllTimes })}\n`)
  console.log(String(tally))
  return tally.failed() > 0 ? 1 : 0
})
