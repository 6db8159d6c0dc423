import { setImmediate } from 'node:timers/promises'
import { networksOf, type Networks } from '@shop/server/networks.ts'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../../http/refusal.ts'
import { createQueue, type Queue } from './queue.ts'

const SHARES = { ofNarrowNetwork: 6, ofWideNetwork: 6 }
const ONE = networksOf('192.0.2.1')
const OTHER = networksOf('198.51.100.1')

/** Fills a queue with tasks that wait. Returns how many got a place, and a function that ends them. */
async function fill(queue: Queue, from: (index: number) => Networks, tasks: number) {
  const { promise: end, resolve } = Promise.withResolvers<void>()
  const all = Array.from({ length: tasks }, (_, index) =>
    queue
      .run(from(index), () => end)
      .then(
        () => true,
        () => false,
      ),
  )
  await setImmediate()
  return {
    end: async () => {
      resolve()
      return (await Promise.all(all)).filter(Boolean).length
    },
  }
}

const guesser = (index: number) => networksOf(`192.0.${index}.1`)

describe('createQueue', () => {
  it('runs a number of tasks at once, queues more in order, and refuses the rest until there is room', async () => {
    const { run: queue } = createQueue({ atOnce: 2, waiting: 3, kept: 0, ...SHARES })
    const ends: (() => void)[] = []
    const begun: number[] = []
    const work = (index: number) =>
      queue(ONE, async () => {
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
    expect(await queue(ONE, () => Promise.resolve('room'))).toBe('room')
  })

  it('keeps places free when one network fills its share', async () => {
    const { run: queue } = createQueue({ atOnce: 1, waiting: 10, kept: 0, ...SHARES, ofNarrowNetwork: 3 })
    const { promise: end, resolve } = Promise.withResolvers<void>()
    const greedy = Promise.allSettled(Array.from({ length: 5 }, () => queue(ONE, () => end)))
    const other = queue(OTHER, () => Promise.resolve('let in'))
    resolve()
    const results = await greedy
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
    expect(results[4]).toMatchObject({
      reason: { status: 429, errorCodes: ['too-many-attempts'], headers: { 'Retry-After': '2' } },
    })
    expect(await other).toBe('let in')
    expect(await queue(ONE, () => Promise.resolve('room again'))).toBe('room again')
  })

  it('gives a network one place back for each task that has ended, and no more', async () => {
    const { run: queue } = createQueue({ atOnce: 10, waiting: 0, kept: 0, ...SHARES, ofNarrowNetwork: 2 })
    const begin = () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      return { task: queue(ONE, () => promise), end: resolve }
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

  it('[RUN-21] keeps places free when many networks of one surrounding fill their share', async () => {
    const queue = createQueue({ atOnce: 1, waiting: 10, kept: 0, ofNarrowNetwork: 3, ofWideNetwork: 5 })
    const greedy = await fill(queue, (index) => networksOf(`2001:db8:1:${index}::1`), 11)
    const other = queue.run(networksOf('2001:db8:2::1'), () => Promise.resolve('let in'))
    expect(await greedy.end()).toBe(5)
    expect(await other).toBe('let in')
  })

  it('[RUN-21] keeps places for networks that have not failed recently', async () => {
    const queue = createQueue({ atOnce: 1, waiting: 6, kept: 2, ...SHARES })
    for (let index = 0; index < 20; index++) queue.recordFailure(guesser(index))
    const guessers = await fill(queue, guesser, 20)
    const customers = await fill(queue, (index) => networksOf(`198.51.${index}.1`), 3)
    expect(await guessers.end()).toBe(5)
    expect(await customers.end()).toBe(2)
  })
})
