import { addUp, countSkips, playwrightSkips, vitestSkips } from './skips.mjs'

/**
 * A part of a run: its name, its seconds, its passed, failed and skipped tests, and the seconds of its test files.
 * @typedef {{ name: string, seconds: number, passed?: number, failed?: number, skips?: import('./skips.mjs').Skip[], parts?: Stage[], times?: import('./times.mjs').FileTime[] }} Stage
 */

/** Collects the stages of a run, with their tests and seconds. */
export function createTally() {
  /** @type {Stage[]} */
  const stages = []
  const sum = (count) => stages.reduce((total, stage) => total + (stage[count] ?? 0), 0)
  const add = (/** @type {Stage} */ stage) => void stages.push(stage)
  return {
    add,
    /** Runs work without tests, and adds its time. @template Result @param {string} name @param {() => Promise<Result>} work */
    async time(name, work) {
      const { result, seconds } = await timed(work)
      add({ name, seconds })
      return result
    },
    stages: () => [...stages],
    failed: () => sum('failed'),
    /** True when a stage has failed tests. @param {string} name */
    hasFailed: (name) => stages.some((stage) => stage.name === name && stage.failed > 0),
    toString: () =>
      inWords({ passed: sum('passed'), failed: sum('failed'), skips: stages.flatMap(({ skips = [] }) => skips) }),
  }
}

/** Says the counts of some tests, and how many were skipped if any were. */
export function inWords({ passed, failed, skips = [] }) {
  const skipped = countSkips(skips)
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** Adds up counts. */
export const sumOf = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  skips: addUp(counts.flatMap(({ skips = [] }) => skips)),
})

/** Measures the seconds of some work. @template Result @param {() => Promise<Result>} work */
export async function timed(work) {
  const begin = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - begin) / 1000 }
}

/** Counts the report of Vitest's JSON reporter. A file that could not be loaded is one failure. */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length, skips: vitestSkips({ testResults }) }
}

/** Counts the report of Playwright's JSON reporter. A flaky test has failed. */
export function countPlaywright({ stats, suites, errors = [] }) {
  const failed = stats.unexpected + stats.flaky + errors.length
  return { passed: stats.expected, failed, skips: playwrightSkips({ suites }) }
}
