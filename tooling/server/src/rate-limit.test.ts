import { describe, expect, it } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

const times = (allows: (client: string) => boolean, client: string, count: number) =>
  Array.from({ length: count }, () => allows(client)).filter(Boolean).length

describe('createRateLimit', () => {
  it('counts each client by itself, and all together', () => {
    const allows = createRateLimit({ perClient: 3, altogether: 5, window: 1000, clients: 10 }, () => 0)
    expect([times(allows, 'one', 4), times(allows, 'other', 4), times(allows, 'third', 1)]).toEqual([3, 2, 0])
  })

  it('starts again with every window', () => {
    let now = 0
    const allows = createRateLimit({ perClient: 1, window: 1000, clients: 10 }, () => now)
    expect(times(allows, 'one', 2)).toBe(1)
    now = 1000
    expect(times(allows, 'one', 2)).toBe(1)
  })

  it('keeps so many clients and no more, so that its memory is bounded', () => {
    const allows = createRateLimit({ perClient: 1, window: 1000, clients: 2 }, () => 0)
    expect(['a', 'b', 'a', 'c', 'b'].map((client) => allows(client))).toEqual([true, true, false, true, true])
  })
})
