import { describe, expect, it } from 'vitest'
import { compare } from './orders.mjs'
import { phasesOf } from './phases.mjs'
import { createTally } from './tally.mjs'

const request = (ok, milliseconds = 10) => ({ ok, milliseconds, what: ok ? 'GET /' : 'GET / answered 502' })

const money = (...references) => references.map((reference) => ({ reference, minorUnits: 100 }))
const orders = (...ids) => ids.map((id) => ({ transaction_id: id, user_id: `customer of ${id}` }))

/** A process that writes down what is done to it. */
function recorded(name, steps) {
  const record = (step) => async () => void steps.push(`${name} ${step}`)
  return {
    name,
    start: record('starts'),
    stop: record('stops'),
    ended: async () => undefined,
    signal: (signal) => void steps.push(`${name} ${signal}`),
  }
}

describe('the drill', () => {
  it('[RUN-06] forgives failed requests after a failure, and none while replacing', () => {
    const [planned, unplanned] = [true, false].map((isPlanned) => createTally({ name: 'Phase', isPlanned }))
    for (const tally of [planned, unplanned]) tally.report(request(true))
    expect(planned.isFine()).toBe(true)
    for (const tally of [planned, unplanned]) tally.report(request(false))
    expect([planned.isFine(), unplanned.isFine()]).toEqual([false, true])
  })

  it('[RUN-06] shows a line with the figures, and what failed how often', () => {
    const tally = createTally({ name: 'Gateway 1 is killed', isPlanned: false })
    for (const milliseconds of [10, 20, 30]) tally.report(request(true, milliseconds))
    for (let times = 0; times < 2; times++) tally.report(request(false, 5))
    tally.onOrder()
    const [line, ...failures] = tally.lines()
    expect(line).toMatch(/^Gateway 1 is killed +\d+ +5 +2 +some +10 +30 +1$/)
    expect(failures).toEqual(['    2 × GET / answered 502'])
  })

  it('[RUN-06] compares orders with the money at the providers, not with what customers saw', () => {
    const fine = { lost: [], unpaid: [], paidTwice: [], doubled: [] }
    expect(compare({ money: money('t1', 't2'), orders: orders('t2', 't1') })).toEqual(fine)
    expect(compare({ money: money('t1', 't2'), orders: orders('t1') })).toEqual({ ...fine, lost: ['t2'] })
    expect(compare({ money: money('t1'), orders: orders('t1', 't2') })).toEqual({ ...fine, unpaid: ['t2'] })
    expect(compare({ money: money('t1', 't1'), orders: orders('t1') })).toEqual({ ...fine, paidTwice: ['t1'] })
    const twice = ['t1', 't2'].map((id) => ({ transaction_id: id, user_id: 'one' }))
    expect(compare({ money: money('t1', 't2'), orders: twice })).toEqual({ ...fine, doubled: ['one'] })
  })

  it('[RUN-06] replaces every process, also on starved processors, then kills, restarts and cuts off', async () => {
    const steps = []
    const node = (name) => recorded(name, steps)
    const phases = phasesOf(
      { gateways: [node('g1'), node('g2')], sites: [node('s1'), node('s2')], database: node('db') },
      {
        noticedMs: 0,
        starve: () => {
          steps.push('processors starve')
          return async () => void steps.push('processors rest')
        },
      },
    )
    for (const { work } of phases) await work(0)
    const replaced = ['g1', 'g2', 's1', 's2'].flatMap((name) => [`${name} stops`, `${name} starts`])
    expect(steps).toEqual([
      ...replaced,
      'processors starve',
      ...replaced,
      'processors rest',
      ...['g1', 's1'].flatMap((name) => [`${name} SIGKILL`, `${name} starts`]),
      'db SIGINT',
      'db starts',
      'g1 SIGSTOP',
      's1 SIGSTOP',
      'g1 SIGCONT',
      's1 SIGCONT',
    ])
    expect(phases.filter(({ isPlanned }) => isPlanned)).toHaveLength(6)
  })
})
