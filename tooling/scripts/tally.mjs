/** What has passed and failed so far, over all runners. */
export function createTally() {
  let passed = 0
  let failed = 0
  return {
    /** @param {{ passed: number, failed: number }} counts */
    add(counts) {
      passed += counts.passed
      failed += counts.failed
    },
    failed: () => failed,
    toString: () => `${passed} passed, ${failed} failed`,
  }
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
