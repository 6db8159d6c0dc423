import { describe, expect, it } from 'vitest'
import { BUILDS } from './checks.mjs'
import { readTestChoice } from './choice.mjs'
import { runTests } from './run-tests.mjs'
import { createTally } from './tally.mjs'

const TESTS = ['Tests', 'Tests of the gateway']

/** Runs the chosen tests, where some checks fail. Returns what has run, the sum, and the order of the ends. */
async function ordered(words, failing = [], changedParts = {}) {
  const ran = []
  const group = {
    run: async ({ name }) => {
      // The tests take longer than the builds and the start of the shops.
      if (name === 'Tests') for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
      ran.push(name)
      if (failing.includes(name)) throw new Error(`${name} failed`)
    },
  }
  const stage = (name) => async (_group, tally) => {
    ran.push(name)
    tally.add({ name, seconds: 1, passed: 200, failed: 0 })
  }
  const parts = {
    checks: () => [
      { name: 'Tests' },
      { name: 'Tests of the gateway', beside: 'Tests' },
      { name: 'Requirements', readsReports: true },
      { name: BUILDS, ofBuilds: true },
      { name: 'Size of the first visit', ofBuilds: true, needs: BUILDS },
    ],
    startShops: async () => void ran.push('Server start'),
    journeys: stage('Browser tests'),
    packagedJourney: stage('Journey at the packages'),
  }
  const tally = createTally()
  const choice = { ...readTestChoice(words), dataDir: '/data' }
  const failure = await runTests(group, tally, choice, { ...parts, ...changedParts }).catch((error) => error)
  return { failure, ran: new Set(ran), sum: String(tally), order: ran }
}

/** The same without the order. */
async function run(...choice) {
  const { ran, sum } = await ordered(...choice)
  return { ran, sum }
}

describe('runTests', () => {
  it('runs the checks, then the browser tests', async () => {
    expect(await run([])).toEqual({
      ran: new Set(['Browser tests', BUILDS, 'Requirements', 'Server start', 'Size of the first visit', ...TESTS]),
      sum: '205 passed, 0 failed',
    })
    expect(await run(['--only', 'journeys'])).toEqual({
      ran: new Set(['Browser tests', BUILDS, 'Server start']),
      sum: '201 passed, 0 failed',
    })
    expect(await run(['--packaged'])).toEqual({
      ran: new Set([BUILDS, 'Journey at the packages']),
      sum: '201 passed, 0 failed',
    })
  })

  it('stops at a failed build, and counts what needs it as one failure each', async () => {
    expect(await run(['--only', 'journeys'], [BUILDS])).toEqual({ ran: new Set([BUILDS]), sum: '0 passed, 2 failed' })
    expect(await run(['--packaged'], [BUILDS])).toEqual({ ran: new Set([BUILDS]), sum: '0 passed, 2 failed' })
    expect(await run(['--all'], [BUILDS])).toEqual({
      ran: new Set([BUILDS, 'Requirements', ...TESTS]),
      sum: '3 passed, 4 failed',
    })
  })

  it('runs the browser tests after failed tests of another kind', async () => {
    expect(await run([], ['Tests'])).toEqual({
      ran: new Set(['Browser tests', BUILDS, 'Requirements', 'Server start', 'Size of the first visit', ...TESTS]),
      sum: '204 passed, 1 failed',
    })
  })

  it('runs the tests of the gateway beside the others', async () => {
    const { order } = await ordered([])
    expect(order.indexOf('Tests of the gateway')).toBeLessThan(order.indexOf('Tests'))
    expect(order.filter((name) => name === 'Tests of the gateway')).toHaveLength(1)
  })

  it('starts the shops beside the tests, and opens a browser after them', async () => {
    const { order } = await ordered([])
    const places = ['Server start', 'Tests', 'Browser tests'].map((name) => order.indexOf(name))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places[0]).toBeGreaterThan(order.indexOf(BUILDS))
  })

  it('runs the tests of the packages to their end when a shop cannot start, and fails', async () => {
    const { failure, order } = await ordered([], [], { startShops: () => Promise.reject(new Error('No shop')) })
    expect(failure).toEqual(new Error('No shop'))
    expect(order).toContain('Tests')
    expect(order).not.toContain('Browser tests')
  })
})
