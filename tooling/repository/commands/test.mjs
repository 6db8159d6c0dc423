import { prepareBrowser } from '../test-run/browser.mjs'
import { ensureInstalled } from '../workspace/install.mjs'
import { runUntilStopped } from '../processes/lifetime.mjs'
import { reportRun } from '../test-run/report.mjs'
import { temporaryData } from '../processes/temporary-data.mjs'
import { runTests } from '../test-run/run-tests.mjs'
import { createTally } from '../test-run/tally.mjs'
import { readTestChoice } from '../test-run/choice.mjs'

// npm test [-- --all] [-- --times] [-- --only journeys [spec …]]: everything, from a fresh clone; the last line is the sum.
// npm test -- --packaged: packages gateway and brand, starts both from their archives, and buys there; part of --all.
// Nothing of it meets a running `npm start`.
await runUntilStopped(async (group) => {
  const choice = readTestChoice(process.argv.slice(2))
  const tally = createTally()
  const data = temporaryData()
  try {
    await tally.time('Install', () => ensureInstalled(group))
    await prepareBrowser(group, { isWhole: choice.isFull })
    await runTests(group, tally, { ...choice, dataDir: data.dataDir })
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure)
    tally.add({ name: 'The run', seconds: 0, passed: 0, failed: 1 })
  }
  await group.stop()
  data.remove()
  console.log(`\n${reportRun(tally.stages(), choice)}\n`)
  console.log(String(tally))
  return tally.failed() > 0 ? 1 : 0
})
