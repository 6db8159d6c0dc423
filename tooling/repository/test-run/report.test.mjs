import { describe, expect, it } from 'vitest'
import { reportRun } from './report.mjs'

const stages = [
  { name: 'Install', seconds: 8.04 },
  { name: 'Lint', seconds: 13.7, passed: 1, failed: 0 },
  {
    name: 'Browser tests',
    seconds: 200,
    passed: 259,
    failed: 1,
    parts: [{ name: 'Journeys', seconds: 310.26, passed: 120, failed: 1 }],
  },
]
const times = Array.from({ length: 22 }, (_, index) => ({ file: `e2e/${index}.spec.ts`, seconds: index }))
const withTimes = [...stages, { name: 'Tests', seconds: 207, passed: 5186, failed: 0, times }]

describe('reportRun', () => {
  it('shows seconds, passed and failed tests of each stage, and of the parts in it', () => {
    expect(reportRun(stages)).toBe(
      [
        'Stage          seconds   passed   failed',
        'Install            8.0',
        'Lint              13.7        1        0',
        'Browser tests    200.0      259        1',
        '  Journeys       310.3      120        1',
      ].join('\n'),
    )
  })

  it('names the slowest twenty test files, the slowest first', () => {
    const files = reportRun(withTimes).split('\n').slice(8)
    expect(files).toHaveLength(20)
    expect([files[0], files.at(-1)]).toEqual(['     21.0  e2e/21.spec.ts', '      2.0  e2e/2.spec.ts'])
  })

  it('says at its end what was skipped and why, over all stages', () => {
    const skips = [{ tests: 12, why: 'needs HAProxy' }]
    const report = reportRun([...stages, { name: 'Tests', seconds: 1, skips }, { name: 'Stories', seconds: 1, skips }])
    expect(report.split('\n').slice(-3)).toEqual(['', 'Skipped tests', '       24  needs HAProxy'])
    expect(reportRun(stages)).not.toContain('Skipped')
  })

  it('names every test file on demand', () => {
    const report = reportRun(withTimes, { showsAllTimes: true })
    expect(report).toContain('Seconds per test file')
    expect(report.split('\n').slice(8)).toHaveLength(22)
  })
})
