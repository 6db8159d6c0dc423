/**
 * The seconds that the tests of one file took.
 * @typedef {{ file: string, seconds: number }} FileTime
 */

/**
 * Returns the seconds per test file of a report of Vitest's JSON reporter. A report may come from a cache that another
 * checkout has filled. So paths start at the package.
 * @param {{ testResults: { name: string, startTime: number, endTime: number }[] }} report
 * @param {readonly string[]} folders all packages, from the root
 * @returns {FileTime[]}
 */
export const vitestTimes = ({ testResults }, folders) =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: fromPackage(name, folders),
    seconds: (endTime - startTime) / 1000,
  }))

function fromPackage(name, folders) {
  const starts = folders.map((folder) => name.lastIndexOf(`/${folder}/`)).filter((start) => start >= 0)
  return starts.length === 0 ? name : name.slice(Math.max(...starts) + 1)
}

/**
 * Returns the seconds per spec of a report of Playwright's JSON reporter, summed over its tests.
 * @param {{ suites: object[] }} report
 * @param {string} folder the folder of the specs, from the root
 * @returns {FileTime[]}
 */
export function playwrightTimes({ suites }, folder) {
  const files = groupBy(suites.flatMap(runsOf), ({ file }) => file)
  return files.map(([file, runs]) => ({ file: `${folder}/${file}`, seconds: secondsOf(runs) }))
}

/** The part of the browser tests that a spec belongs to. All specs but journeys look at single pages. */
const partOf = ({ file }) => (file.startsWith('journeys/') ? 'Journeys' : 'Pages')

/**
 * Returns the parts of a report of Playwright's JSON reporter. A part's time is the sum over its tests, because workers take
 * turns between parts.
 * @param {{ suites: object[] }} report
 * @returns {import('./tally.mjs').Stage[]}
 */
export function playwrightParts({ suites }) {
  const parts = groupBy(suites.flatMap(runsOf), partOf)
  return parts.map(([name, runs]) => ({
    name,
    seconds: secondsOf(runs),
    passed: runs.filter(({ status }) => status === 'expected').length,
    failed: runs.filter(({ status }) => status === 'unexpected' || status === 'flaky').length,
  }))
}

/** `Map.groupBy`, which Node 20 lacks. */
function groupBy(items, keyOf) {
  const groups = new Map()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups]
}

const secondsOf = (runs) => runs.reduce((total, { seconds }) => total + seconds, 0)

function runsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, tests }) =>
    tests.map(({ status, results }) => ({
      file,
      status,
      seconds: results.reduce((total, { duration }) => total + duration / 1000, 0),
    })),
  )
  return [...own, ...suites.flatMap(runsOf)]
}

/** Returns the slowest test files, the slowest first. @param {readonly FileTime[]} times @param {number} [count] */
export const slowestOf = (times, count = times.length) =>
  times.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)
