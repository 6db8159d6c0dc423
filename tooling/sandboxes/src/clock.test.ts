import { describe, expect, it } from 'vitest'
import { createSandboxes } from './app.ts'
import { createClock } from './clock.ts'

/** Creates a platform whose time only the test advances. */
function quietWorld() {
  const timers: { milliseconds: number; work: () => void }[] = []
  const platform = {
    fetch,
    now: () => 1000,
    newId: () => 'id',
    after: (milliseconds: number, work: () => void) => void timers.push({ milliseconds, work }),
  }
  return { platform, timers }
}

describe('createClock', () => {
  it('delayed work runs once its time has come, in its order, and once', () => {
    const { platform, timers } = quietWorld()
    const clock = createClock(platform)
    const done: string[] = []
    // A delay starts when the work is given.
    clock.advance(1_000_000)
    clock.platform.after(60_000, () => done.push('late'))
    clock.platform.after(5000, () => done.push('soon'))
    clock.platform.after(3_600_000, () => done.push('in an hour'))
    clock.advance(4999)
    expect(done).toEqual([])
    clock.advance(55_001)
    expect([done, clock.platform.now()]).toEqual([['soon', 'late'], 1_061_000])
    for (const { work } of timers) work()
    expect(done).toEqual(['soon', 'late', 'in an hour'])
  })

  it('the clock is advanced by a control, and set back by a reset', async () => {
    const { app } = createSandboxes({}, quietWorld().platform)
    const post = (path: string, body: unknown = {}) =>
      app.request(`/__sandbox${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect(await (await post('/clock', { advanceMs: 90_000 })).json()).toEqual({ now: 91_000 })
    expect(await (await post('/clock', { advanceMs: 1000 })).json()).toEqual({ now: 92_000 })
    await post('/reset')
    expect(await (await post('/clock', { advanceMs: 0 })).json()).toEqual({ now: 1000 })
    for (const advanceMs of [-1, 1.5, '1', 1e15, undefined])
      expect((await post('/clock', { advanceMs })).status).toBe(400)
  })
})
