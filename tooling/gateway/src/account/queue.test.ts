import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Refusal } from '../http/refusal.ts'
import { createQueue } from './queue.ts'

it('does so much at once, keeps so much waiting in turn, and turns the rest away until there is room again', async () => {
  const queue = createQueue({ atOnce: 2, waiting: 3 })
  const ends: (() => void)[] = []
  const begun: number[] = []
  const work = (index: number) =>
    queue(async () => {
      begun.push(index)
      await new Promise<void>((resolve) => {
        ends.push(resolve)
      })
      if (index === 0) throw new Error('Failed')
    })
  const all = Promise.allSettled([0, 1, 2, 3, 4, 5].map(work))
  await setImmediate()
  expect(begun).toEqual([0, 1])
  for (let turn = 0; turn < 5; turn++) {
    ends.shift()?.()
    await setImmediate()
  }
  expect(begun).toEqual([0, 1, 2, 3, 4])
  const results = await all
  expect(results.map(({ status }) => status)).toEqual([
    'rejected',
    ...Array.from({ length: 4 }, () => 'fulfilled'),
    'rejected',
  ])
  expect(results[5]).toMatchObject({ reason: expect.any(Refusal) })
  expect(await queue(() => Promise.resolve('room'))).toBe('room')
})
