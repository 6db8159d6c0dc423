import { prepareBrowser } from './test-run/browser.mjs'
import { checks, runChecks } from './test-run/checks.mjs'
import { ensureInstalled } from './repository/install.mjs'
import { journeys } from './test-run/journeys.mjs'
import { runUntilStopped } from './processes/lifetime.mjs'
import { reportRun } from './test-run/report.mjs'
import { temporaryData } from './processes/temporary-data.mjs'
import { createTally } from './test-run/tally.mjs'
import { readTestChoice } from './test-run/choice.mjs'

// npm test [-- --all] [-- --times] [-- --only journeys [spec …]]: everything, from a fresh clone; the last line is the sum.
// npm test -- --packaged: packages gateway and brand, starts both from their archives, and buys there; part of --all.
// Nothing of it meets a running `npm start`.
await runUntilStopped(async (group) => {
  const { isFull, showsAllTimes, isPackaged, filters, isOnlyJourneys } = readTestChoice(process.argv.slice(2))
  const tally = createTally()
  const data = temporaryData()
  try {
    await tally.time('Install', () => ensureInstalled(group))
    await prepareBrowser(group, { isWhole: isFull })
    const all = checks({ force: true, isFull })
    const { dataDir } = data
    await runChecks(group, isOnlyJourneys || isPackaged ? all.filter(({ name }) => name === 'Builds') : all, tally)
    if (!isPackaged) await journeys(group, tally, { dataDir, isFull, filters })
    if (isPackaged || (isFull && !isOnlyJourneys)) {
      // It needs the installed libraries.
      const { packagedJourney } = await import('./test-run/packaged.mjs')
      await packagedJourney(group, tally, { dataDir, filters })
    }
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
