/**
 * A part of a run: what it is called, how long it took, what passed and failed in it, and how long its test files took.
 * @typedef {{ name: string, seconds: number, passed?: number, failed?: number, parts?: Stage[], times?: import('./times.mjs').FileTime[] }} Stage
 */

/** What has passed and failed so far, over all runners, and how long each stage took. */
export function createTally() {
  /** @type {Stage[]} */
  const stages = []
  const sum = (count) => stages.reduce((total, stage) => total + (stage[count] ?? 0), 0)
  const add = (/** @type {Stage} */ stage) => void stages.push(stage)
  return {
    add,
    /** Runs something that counts no tests, and adds its time. @template Result @param {string} name @param {() => Promise<Result>} work */
    async time(name, work) {
      const { result, seconds } = await timed(work)
      add({ name, seconds })
      return result
    },
    stages: () => [...stages],
    failed: () => sum('failed'),
    toString: () => `${sum('passed')} passed, ${sum('failed')} failed`,
  }
}

/** Measures how many seconds something takes. @template Result @param {() => Promise<Result>} work */
export async function timed(work) {
  const begin = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - begin) / 1000 }
}

/** Counts the report of vitest's JSON reporter; a file that could not even be loaded is one failure. */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

/** Counts the report of Playwright's JSON reporter; a test that only passes sometimes has failed. */
export function countPlaywright({ stats, errors = [] }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}
