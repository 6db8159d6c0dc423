import { describe, expect, it } from 'vitest'
import { inGroups } from './in-groups.ts'

/** Work that is on its way until the test lets it end. */
function heldWork() {
  const groups: { items: readonly number[]; end: (failure?: Error) => void }[] = []
  const work = (items: readonly number[]) =>
    new Promise<number[]>((resolve, reject) => {
      groups.push({ items, end: (failure) => (failure ? reject(failure) : resolve(items.map((item) => item * 10))) })
    })
  return { groups, work }
}

async function refusingFive(items: readonly number[]) {
  if (items.includes(5)) throw new Error('5 is wrong')
  return items
}

const unreachable = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })

describe('inGroups', () => {
  it('sends a caller alone at once, and gathers the others while groups are on their way', async () => {
    const { groups, work } = heldWork()
    const ask = inGroups(work, 4)
    const answers = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(ask)
    expect(groups.map(({ items }) => items)).toEqual([[1], [2], [3]])
    for (const group of groups) group.end()
    await answers[2]
    expect(groups.slice(3).map(({ items }) => items)).toEqual([
      [4, 5, 6, 7],
      [8, 9],
    ])
    for (const group of groups) group.end()
    expect(await Promise.all(answers)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90])
    void ask(10)
    expect(groups.at(-1)?.items).toEqual([10])
  })

  it('tries each item of a failed group alone, so that one cannot fail the others', async () => {
    const ask = inGroups(refusingFive, 4)
    const answers = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(ask))
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 4 }, () => 'fulfilled'),
      'rejected',
      'fulfilled',
    ])
  })

  it('does not ask an unreachable database again for each of them', async () => {
    const { groups, work } = heldWork()
    const ask = inGroups(work, 4)
    const answers = Promise.allSettled([1, 2, 3, 4, 5].map(ask))
    for (const { end } of groups.slice(0, 3)) end()
    await expect.poll(() => groups.length).toBe(4)
    groups.at(-1)?.end(unreachable)
    expect((await answers).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ])
    expect(groups).toHaveLength(4)
  })
})
