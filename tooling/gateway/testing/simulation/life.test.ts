import { describe, expect, it } from 'vitest'
import { createLife, type Death } from './life.ts'

const DEATHS: readonly Death[] = ['before', 'after']

describe('createLife', () => {
  it.each(DEATHS)('a process dies %s the planned step, and none of its steps ends from then on', async (how) => {
    const life = createLife()
    life.dieAfter(1, how)
    expect(await life.take(() => Promise.resolve('first'))).toBe('first')
    let began = 0
    const taken = [1, 2].map(() => life.take(() => Promise.resolve(began++)))
    expect(await Promise.race([...taken, life.over])).toBeUndefined()
    expect([life.isOver(), began]).toEqual([true, how === 'before' ? 0 : 2])
  })

  it('a process lives on when its death is called off while its last step is in flight', async () => {
    const life = createLife()
    life.dieAfter(0, 'after')
    const { promise, resolve } = Promise.withResolvers<string>()
    const taken = life.take(() => promise)
    life.dieAfter(Infinity, 'before')
    resolve('answer')
    expect(await Promise.race([taken, life.over])).toBe('answer')
  })
})
