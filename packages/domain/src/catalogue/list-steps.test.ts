import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LIST_STEP, stepsBefore, stepsOf } from './list-steps.ts'

const counts = fc.integer({ min: 1, max: 50_000 })

describe('stepsOf', () => {
  test('[RUN-33] a rounded part contains the part that was meant, in whole steps', () => {
    fc.assert(
      fc.property(counts, counts, (skip, take) => {
        expect(stepsBefore(skip)).toBeLessThanOrEqual(skip)
        expect(skip - stepsBefore(skip)).toBeLessThan(LIST_STEP)
        expect(stepsOf(take)).toBeGreaterThanOrEqual(take)
        expect(stepsOf(take) - take).toBeLessThan(LIST_STEP)
        for (const steps of [stepsBefore(skip), stepsOf(take)]) expect(steps % LIST_STEP).toBe(0)
      }),
    )
  })

  test('[RUN-33] what is no count of products is the beginning of a list, and no number is endless', () => {
    for (const count of [0, -5, Number.NaN, -Infinity])
      expect([stepsBefore(count), stepsOf(count)]).toEqual([0, LIST_STEP])
    for (const count of [Infinity, 2 ** 60]) expect(stepsBefore(count)).toBeLessThanOrEqual(50_000)
  })
})
