import { describe, expect, it } from 'vitest'
import { createLife } from './life.ts'
import { createStandstillWatch } from './standstill.ts'

const never = new Promise<never>(() => {})

describe('createStandstillWatch', () => {
  it('work in which nothing moves any more fails, and says what waits for what', async () => {
    const watch = createStandstillWatch(1)
    const [life, dead] = [createLife(), createLife()]
    void watch.step('tab 1: select', life, () => never)
    void watch.step('tab 2: update', life, (begin) => {
      begin()
      return never
    })
    dead.dieAfter(0, 'before')
    void watch.step('gateway 1: commit', dead, () => dead.take(() => never))
    await watch.step('tab 3: select', life, () => Promise.resolve())
    const work = { 'two tabs': never, jobs: never, time: Promise.resolve() }
    await expect(watch.untilDone(work)).rejects.toThrow(
      [
        'Nothing moves any more.',
        'not done: two tabs',
        'not done: jobs',
        'waits for its turn: tab 1: select',
        'in flight: tab 2: update',
        'ended with its process: gateway 1: commit',
      ].join('\n'),
    )
  })

  it('work is not ended while steps begin and end, and fails as it fails itself', async () => {
    const watch = createStandstillWatch()
    const failure = new Error('refused')
    await watch.untilDone({ place: watch.step('tab 1: select', createLife(), () => Promise.resolve()) })
    await expect(watch.untilDone({ place: Promise.reject(failure), other: never })).rejects.toBe(failure)
  })
})
