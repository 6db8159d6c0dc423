import { describe, expect, it } from 'vitest'
import { addUp, countSkips, playwrightSkips, vitestSkips } from './skips.mjs'

const spec = (title, status, ...descriptions) => ({
  title,
  tests: [{ status, annotations: descriptions.map((description) => ({ type: 'skip', description })) }],
})
const result = (status, fullName) => ({ assertionResults: [{ status, fullName }] })

describe('skipped tests', () => {
  it('reads from the titles of skipped unit tests what they need', () => {
    const testResults = [
      result('passed', 'prices (needs nothing)'),
      result('failed', 'sums'),
      result('skipped', 'the balancer (needs HAProxy) hides readiness'),
      result('skipped', 'the balancer (needs HAProxy) refuses hosts'),
      result('todo', 'a letter'),
    ]
    expect(vitestSkips({ testResults })).toEqual([
      { tests: 2, why: 'needs HAProxy' },
      { tests: 1, why: 'without a reason: a letter' },
    ])
  })

  it('reads the reasons of skipped browser tests, also in describes', () => {
    const inner = { specs: [spec('pays', 'skipped', 'Needs keys'), spec('pays later', 'skipped')] }
    expect(playwrightSkips({ suites: [{ specs: [spec('buys', 'expected')], suites: [inner] }] })).toEqual([
      { tests: 1, why: 'Needs keys' },
      { tests: 1, why: 'without a reason: pays later' },
    ])
    expect(playwrightSkips({})).toEqual([])
  })

  it('adds up the skips of several reports', () => {
    const skips = [
      { tests: 12, why: 'needs HAProxy' },
      { tests: 1, why: 'needs systemd' },
      { tests: 3, why: 'needs HAProxy' },
    ]
    expect(addUp(skips)).toEqual([
      { tests: 15, why: 'needs HAProxy' },
      { tests: 1, why: 'needs systemd' },
    ])
    expect(countSkips(skips)).toBe(16)
  })
})
