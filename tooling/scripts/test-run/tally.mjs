/**
 * A part of a run: its name, its seconds, its passed and failed tests, and the seconds of its test files.
 * @typedef {{ name: string, seconds: number, passed?: number, failed?: number, parts?: Stage[], times?: import('./times.mjs').FileTime[] }} Stage
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
    toString: () => `${sum('passed')} passed, ${sum('failed')} failed`,
  }
}

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
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

/** Counts the report of Playwright's JSON reporter. A flaky test has failed. */
export function countPlaywright({ stats, errors = [] }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}
