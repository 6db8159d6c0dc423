import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Refusal } from '../../http/refusal.ts'
import { createQueue } from './queue.ts'

it('runs a number of tasks at once, queues more in order, and refuses the rest until there is room', async () => {
  const queue = createQueue({ atOnce: 2, waiting: 3, ofOneNetwork: 6 })
  const ends: (() => void)[] = []
  const begun: number[] = []
  const work = (index: number) =>
    queue('192.0.2.1', async () => {
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
  expect(await queue('192.0.2.1', () => Promise.resolve('room'))).toBe('room')
})

it('keeps places free when one network fills its share', async () => {
  const queue = createQueue({ atOnce: 1, waiting: 10, ofOneNetwork: 3 })
  const { promise: end, resolve } = Promise.withResolvers<void>()
  const greedy = Promise.allSettled(Array.from({ length: 5 }, () => queue('192.0.2.1', () => end)))
  const other = queue('192.0.2.2', () => Promise.resolve('let in'))
  resolve()
  const results = await greedy
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
  expect(results[4]).toMatchObject({
    reason: { status: 429, errorCodes: ['too-many-attempts'], headers: { 'Retry-After': '2' } },
  })
  expect(await other).toBe('let in')
  expect(await queue('192.0.2.1', () => Promise.resolve('room again'))).toBe('room again')
})

it('gives a network one place back for each task that has ended, and no more', async () => {
  const queue = createQueue({ atOnce: 10, waiting: 0, ofOneNetwork: 2 })
  const begin = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    return { task: queue('192.0.2.1', () => promise), end: resolve }
  }
  const [one, two] = [begin(), begin()]
  await expect(begin().task).rejects.toThrow('too-many-attempts')
  one.end()
  await one.task
  const three = begin()
  await expect(begin().task).rejects.toThrow('too-many-attempts')
  two.end()
  three.end()
  await Promise.all([two.task, three.task])
  const next = [begin(), begin()]
  await expect(begin().task).rejects.toThrow('too-many-attempts')
  for (const { end } of next) end()
  await Promise.all(next.map(({ task }) => task))
})
