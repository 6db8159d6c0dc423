import { existsSync, rmSync } from 'node:fs'
import { allBrands, at, node, readJson } from '../workspace/paths.mjs'
import { ourPackages } from '../workspace/packages.mjs'
import { VITEST_REPORT } from '../requirements/running-tests.mjs'
import { countVitest, inWords, sumOf, timed } from './tally.mjs'
import { vitestTimes } from './times.mjs'

const script = (name) => ({ command: node(), args: [at('tooling/repository/commands', name)] })
const build = (name, ...args) => ({ command: node(), args: [at('tooling/build/src', name), ...args] })
const turbo = (task, ...args) => ({ command: 'turbo', args: ['run', task, ...args, '--output-logs=errors-only'] })

/** The check that builds every brand. */
export const BUILDS = 'Builds'

/**
 * Lists all checks of `npm run verify`, the cheapest first. Quick checks run at the same time, and those of the builds beside
 * the tests. A check that runs `beside` another starts with it. A check with `readsReports` reads what the tests have
 * reported. A check counts as one, unless it has `count`. It proves nothing after the check that it `needs` has failed.
 * `times` returns the seconds per test file.
 * @param {{ force?: boolean, isFull?: boolean }} choice `force` repeats tests that passed before on the same sources,
 * `isFull` opens every story in every brand
 */
export const checks = ({ force = false, isFull = false } = {}) => [
  { name: 'Format', quick: true, command: 'oxfmt', args: ['--check', '.'] },
  { name: 'Lint', quick: true, command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'Architecture', quick: true, ...script('architecture.mjs') },
  { name: 'Licences', quick: true, ...script('licences.mjs') },
  { name: 'Unused code', quick: true, ...unused('unused.json') },
  { name: 'Unused in production', quick: true, ...unused('unused-in-production.jsonc', '--production') },
  { name: 'Generated files', quick: true, ...build('write.ts', '--check') },
  { name: 'Types', ...turbo('types') },
  { name: 'Tests', ...unitTests(force, isFull, ({ folder }) => folder !== GATEWAY) },
  // It takes longest, and waits for processes and locks most of the time. So it starts first, and not when a turn is free.
  { name: 'Tests of the gateway', beside: 'Tests', ...unitTests(force, isFull, ({ folder }) => folder === GATEWAY) },
  ...(isFull ? [...allBrands().map(storiesIn), ...documentationPages()] : []),
  { name: 'Requirements', readsReports: true, ...script('requirements.mjs') },
  {
    name: BUILDS,
    ofBuilds: true,
    ...turbo('build', '--concurrency=3', ...allBrands().map((brand) => `--filter=${brand}`)),
  },
  { name: 'Size of the first visit', ofBuilds: true, needs: BUILDS, ...build('budgets/size.ts') },
  { name: 'Promised browsers', ofBuilds: true, needs: BUILDS, ...build('budgets/promised-browsers.ts') },
]

function unused(rules, ...args) {
  const file = `tooling/repository/rules/${rules}`
  return { command: 'knip', args: ['--no-progress', '--treat-config-hints-as-errors', '-c', file, ...args] }
}

const GATEWAY = 'tooling/gateway'

/**
 * The tests of some packages.
 * @param {boolean} force @param {boolean} isFull @param {(one: { folder: string }) => boolean} isChosen
 */
function unitTests(force, isFull, isChosen) {
  const chosen = tested().filter(isChosen)
  const filters = chosen.map(({ folder }) => `--filter=./${folder}`)
  // The stories share one page and run on one core, so they start beside the pages and not after them.
  const { command, args } = turbo('test', '--continue', '--concurrency=2', ...filters, ...(force ? ['--force'] : []))
  return {
    command,
    args: [...args, '--', ...vitestOptions()],
    env: isFull ? { MATRIX: 'all' } : {},
    prepare: () => chosen.forEach(({ folder }) => forgetReport(folder)),
    count: () => countReports(chosen),
    times: () => timesOfReports(chosen),
  }
}

const STORYBOOK = 'tooling/storybook'
const STORYBOOK_BUILD = 'Building Storybook'

/** Opens every story in one brand. The check `Tests` opens each story once, and the brands take turns. @param {string} brand */
function storiesIn(brand) {
  const { command, args } = turbo('test', `--filter=./${STORYBOOK}`, '--force')
  return {
    name: `Stories in ${brand}`,
    command,
    args: [...args, '--', ...vitestOptions()],
    env: { STORYBOOK_BRAND: brand },
    prepare: () => forgetReport(STORYBOOK),
    count: () => countReport(STORYBOOK),
  }
}

/** Opens every documentation page of the built Storybook, and every part on a phone with large letters. */
const documentationPages = () => [
  { name: STORYBOOK_BUILD, ...turbo('build', `--filter=./${STORYBOOK}`) },
  {
    name: 'Documentation pages',
    needs: STORYBOOK_BUILD,
    command: 'pnpm',
    args: ['exec', 'playwright', 'test'],
    cwd: at(STORYBOOK),
  },
]

function vitestOptions() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`, '--passWithNoTests']
  // Long enough for a busy machine, short enough for a test that hangs.
  const timeouts = ['--testTimeout=60000', '--hookTimeout=60000']
  return [...reporters, ...timeouts]
}

const tested = () => ourPackages().filter(({ folder }) => readJson(folder, 'package.json').scripts?.test)

const forgetReport = (folder) => rmSync(at(folder, VITEST_REPORT), { force: true })

/** Counts the report of a package. A package without a report has failed. */
const countReport = (folder) =>
  existsSync(at(folder, VITEST_REPORT)) ? countVitest(readJson(folder, VITEST_REPORT)) : { passed: 0, failed: 1 }

/** Adds up the reports of some packages. */
const countReports = (packages) => sumOf(packages.map(({ folder }) => countReport(folder)))

function timesOfReports(packages) {
  const folders = ourPackages().map(({ folder }) => folder)
  return packages
    .filter(({ folder }) => existsSync(at(folder, VITEST_REPORT)))
    .flatMap(({ folder }) => vitestTimes(readJson(folder, VITEST_REPORT), folders))
}

/**
 * Runs one check and returns its counts and seconds. Prints the output of a check that failed.
 * @param {ReturnType<typeof import('../processes/processes.mjs').createGroup>} group
 * @param {ReturnType<typeof checks>[number]} check
 */
export async function runCheck(group, { name, prepare, count, parts, times, ...program }) {
  prepare?.()
  const { result: complaint, seconds } = await timed(() => complaintOf(group, { name, ...program }))
  const own = count?.() ?? { passed: complaint ? 0 : 1, failed: complaint ? 1 : 0 }
  // A runner that fails without a failed test, because it could not start, counts as one failure.
  const counts = complaint && own.failed === 0 ? { ...own, failed: 1 } : own
  if (complaint) console.log(`\n${complaint}\n`)
  console.log(`${counts.failed > 0 ? '✗' : '✓'} ${name} (${inWords(counts)}, ${seconds.toFixed(1)} s)`)
  return { name, seconds, ...counts, parts: parts?.(), times: times?.() }
}

/** Runs a program. Returns its complaint when it fails. */
const complaintOf = (group, program) =>
  group.run(program).then(
    () => undefined,
    (failure) => failure.message,
  )

/**
 * Runs work that proves nothing after an earlier stage has failed. It is one failure then, and is not run.
 * @param {ReturnType<typeof import('./tally.mjs').createTally>} tally
 * @param {{ name: string, needs?: string }} stage
 * @param {() => Promise<void>} work
 */
export async function unlessFailed(tally, { name, needs }, work) {
  if (!needs || !tally.hasFailed(needs)) return work()
  console.log(`✗ ${name} (not run: ${needs} failed)`)
  tally.add({ name: `${name} (not run)`, seconds: 0, passed: 0, failed: 1 })
}

/**
 * Runs all checks and adds them to the tally.
 * @param {ReturnType<typeof import('../processes/processes.mjs').createGroup>} group
 * @param {ReturnType<typeof checks>} all
 * @param {ReturnType<typeof import('./tally.mjs').createTally>} tally
 * @param {(tests: Promise<void>) => Promise<void>} [afterBuilds] more work after the builds, beside the tests until they end
 */
export async function runChecks(group, all, tally, afterBuilds = () => Promise.resolve()) {
  const runOne = (check) => unlessFailed(tally, check, async () => tally.add(await runCheck(group, check)))
  const run = (check) => Promise.all([check, ...all.filter(({ beside }) => beside === check.name)].map(runOne))
  const inTurn = async (some) => {
    for (const check of some) await run(check)
  }
  const readers = all.filter(({ readsReports }) => readsReports)
  const slow = all.filter(({ quick, readsReports, beside }) => !quick && !readsReports && !beside)
  await Promise.all(all.filter(({ quick }) => quick).map(run))
  // The builds fill the time in which the last test files of a package keep one core busy.
  const tests = inTurn(slow.filter(({ ofBuilds }) => !ofBuilds))
  const builds = inTurn(slow.filter(({ ofBuilds }) => ofBuilds))
  await Promise.all([tests.then(() => inTurn(readers)), builds.then(() => afterBuilds(tests))])
}
