import { BUILDS, checks, runChecks, unlessFailed } from './checks.mjs'
import { journeys, startShops } from './journeys.mjs'

/**
 * Runs what is chosen of a test run, and adds it to the tally. The shops start beside the tests of the packages, the browser
 * tests follow. They are not run after a failed build: they would show the earlier build, or none.
 * @param {ReturnType<typeof import('../processes/processes.mjs').createGroup>} group
 * @param {ReturnType<typeof import('./tally.mjs').createTally>} tally
 * @param {ReturnType<typeof import('./choice.mjs').readTestChoice> & { dataDir: string }} choice
 */
export async function runTests(group, tally, choice, parts = { checks, startShops, journeys, packagedJourney }) {
  const { isFull, isPackaged, isOnlyJourneys, dataDir, filters } = choice
  const all = parts.checks({ force: true, isFull })
  const chosen = isOnlyJourneys || isPackaged ? all.filter(({ name }) => name === BUILDS) : all
  const atBuilds = (name, work) => unlessFailed(tally, { name, needs: BUILDS }, work)
  const browserTests = async (tests) => {
    // The tests also go on to their end when a shop cannot start.
    const shops = await parts.startShops(group, tally, dataDir).finally(() => tests)
    await parts.journeys(group, tally, shops, { isFull, filters })
  }
  await runChecks(group, chosen, tally, async (tests) => {
    if (!isPackaged) await atBuilds('Browser tests', () => browserTests(tests))
  })
  if (isPackaged || (isFull && !isOnlyJourneys))
    await atBuilds('Journey at the packages', () => parts.packagedJourney(group, tally, { dataDir, filters }))
}

/** Needs the installed libraries, which a fresh clone lacks until the run has begun. */
async function packagedJourney(...words) {
  const packaged = await import('./packaged.mjs')
  return packaged.packagedJourney(...words)
}
