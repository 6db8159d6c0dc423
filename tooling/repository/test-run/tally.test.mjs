import { setImmediate as nextTask } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, createTally, timed } from './tally.mjs'

describe('the sum of all runners', () => {
  it('counts a test file that could not be loaded as a failure', () => {
    const testResults = [
      { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ]
    const counts = countVitest({ numPassedTests: 2, numFailedTests: 1, testResults })
    expect(counts).toEqual({ passed: 2, failed: 2, skips: [] })
  })

  it('counts a flaky journey and an error outside of tests as failures', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1 }
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3, skips: [] })
  })

  it('says the sum as one line', () => {
    const tally = createTally()
    tally.add({ name: 'Lint', seconds: 1, passed: 3, failed: 0 })
    tally.add({ name: 'Tests', seconds: 2, passed: 4, failed: 1 })
    expect(String(tally)).toBe('7 passed, 1 failed')
    expect(tally.failed()).toBe(1)
    tally.add({ name: 'Browser tests', seconds: 2, passed: 1, failed: 0, skips: [{ tests: 3, why: 'needs HAProxy' }] })
    expect(String(tally)).toBe('8 passed, 1 failed, 3 skipped')
  })

  it('keeps the stages in their order, also those that count no tests', async () => {
    const tally = createTally()
    expect(await tally.time('Install', async () => 'done')).toBe('done')
    tally.add({ name: 'Lint', seconds: 1, passed: 1, failed: 0 })
    expect(tally.stages().map(({ name }) => name)).toEqual(['Install', 'Lint'])
    expect(String(tally)).toBe('1 passed, 0 failed')
  })

  it('measures in seconds', async () => {
    const { result, seconds } = await timed(() => nextTask('done'))
    expect(result).toBe('done')
    expect(seconds).toBeGreaterThan(0)
  })
})
