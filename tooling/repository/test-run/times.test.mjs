import { describe, expect, it } from 'vitest'
import { playwrightParts, playwrightTimes, slowestOf, vitestTimes } from './times.mjs'

const spec = (file, status, ...durations) => ({
  file,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
})
const report = {
  suites: [
    {
      specs: [spec('journeys/buy.spec.ts', 'expected', 4000)],
      suites: [{ specs: [spec('journeys/buy.spec.ts', 'flaky', 1000, 2000)] }],
    },
    { specs: [spec('links.spec.ts', 'unexpected', 500), spec('links.spec.ts', 'skipped')] },
  ],
}

describe('times of tests', () => {
  it('reads how long each unit test file took, whichever checkout and package ran it', () => {
    const testResults = [
      { name: '/cache/of/another/packages/ui/src/price.test.tsx', startTime: 1000, endTime: 3500 },
      { name: '/here/packages/features/src/cart.stories.tsx', startTime: 0, endTime: 250 },
    ]
    expect(vitestTimes({ testResults }, ['packages/ui', 'packages/features'])).toEqual([
      { file: 'packages/ui/src/price.test.tsx', seconds: 2.5 },
      { file: 'packages/features/src/cart.stories.tsx', seconds: 0.25 },
    ])
  })

  it('adds up every try of every test of a spec, also of the describes in it', () => {
    expect(playwrightTimes(report, 'e2e')).toEqual([
      { file: 'e2e/journeys/buy.spec.ts', seconds: 7 },
      { file: 'e2e/links.spec.ts', seconds: 0.5 },
    ])
  })

  it('adds up the parts, in which a flaky test has failed and a skipped one does not count', () => {
    expect(playwrightParts(report)).toEqual([
      { name: 'Journeys', seconds: 7, passed: 1, failed: 1 },
      { name: 'Pages', seconds: 0.5, passed: 0, failed: 1 },
    ])
  })

  it('names the slowest first, and no more than asked for', () => {
    const times = [1, 3, 2].map((seconds) => ({ file: `${seconds}`, seconds }))
    expect(slowestOf(times, 2).map(({ file }) => file)).toEqual(['3', '2'])
    expect(slowestOf(times)).toHaveLength(3)
  })
})
