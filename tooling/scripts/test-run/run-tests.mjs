import { BUILDS, checks, runChecks, unlessFailed, untilLastPackage } from './checks.mjs'
import { journeys, startShops } from './journeys.mjs'

/**
 * Runs what is chosen of a test run, and adds it to the tally. The shops start beside the tests, and the browser tests begin
 * when the last package is tested: it leaves a core free. Browser tests are not run after a failed build: they would show the
 * earlier build, or none.
 * @param {ReturnType<typeof import('../processes/processes.mjs').createGroup>} group
 * @param {ReturnType<typeof import('./tally.mjs').createTally>} tally
 * @param {ReturnType<typeof import('./choice.mjs').readTestChoice> & { dataDir: string }} choice
 */
export async function runTests(group, tally, choice, parts = { checks, startShops, journeys, packagedJourney }) {
  const { isFull, isPackaged, isOnlyJourneys, dataDir, filters } = choice
  const all = parts.checks({ force: true, isFull })
  const chosen = isOnlyJourneys || isPackaged ? all.filter(({ name }) => name === BUILDS) : all
  const atBuilds = (name, work) => unlessFailed(tally, { name, needs: BUILDS }, work)
  const browserTests = async (others) => {
    const shops = await parts.startShops(group, tally, dataDir)
    // The full run opens the stories in every brand, with a browser of its own.
    await (isFull ? others : nearlyDone(others))
    await parts.journeys(group, tally, shops, { isFull, filters })
  }
  await runChecks(group, chosen, tally, async (others) => {
    if (!isPackaged) await atBuilds('Browser tests', () => browserTests(others))
  })
  if (isPackaged || (isFull && !isOnlyJourneys))
    await atBuilds('Journey at the packages', () => parts.packagedJourney(group, tally, { dataDir, filters }))
}

/** Waits for the last package of the tests, or for the end of all checks. @param {Promise<void>} checksDone */
async function nearlyDone(checksDone) {
  const waiting = new AbortController()
  await Promise.race([checksDone, untilLastPackage(waiting.signal)])
  waiting.abort()
}

/** Needs the installed libraries, which a fresh clone lacks until the run has begun. */
async function packagedJourney(...words) {
  const packaged = await import('./packaged.mjs')
  return packaged.packagedJourney(...words)
}
