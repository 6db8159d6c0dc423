import { SORT } from '@shop/domain/catalogue/sort.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listQuery, MAX_SHOWN, nextChoice, previousChoice, readListChoice } from './list-address.ts'

const read = (query: string) => readListChoice(new URLSearchParams(query))

describe('the address of a list', () => {
  test('[SRCH-07] starts with 24 products in the shop’s order for invalid addresses', () => {
    for (const query of ['', 'shown=', 'shown=-5', 'shown=abc', 'shown=3', 'shown=NaN', 'sort=7', 'sort=price']) {
      expect(read(query)).toEqual({ skipped: 0, shown: 24, sort: SORT.relevance, filters: [] })
    }
  })

  test('shows whole pages, and never more than a phone can hold', () => {
    expect(read('shown=30').shown).toBe(48)
    expect(read('shown=Infinity').shown).toBe(480)
    expect(read('shown=99999999').shown).toBe(480)
    expect(read('skipped=1000').skipped).toBe(960)
    expect(read('skipped=Infinity').skipped).toBeLessThan(1_000_001)
  })

  test('[OP-73] leads to each product of a list of any length once, and back again', () => {
    const total = fc.integer({ min: 1, max: 12_000 })
    fc.assert(
      fc.property(total, (count) => {
        let choice = read('')
        const seen = new Set<number>()
        const look = () => {
          for (let at = choice.skipped; at < Math.min(choice.skipped + choice.shown, count); at++) seen.add(at)
          return choice.skipped + choice.shown < count
        }
        while (look()) choice = read(listQuery(nextChoice(choice)))
        expect(seen.size).toBe(count)
        for (let before = previousChoice(choice, count); before; before = previousChoice(choice, count)) {
          expect(before.skipped).toBe(choice.skipped - MAX_SHOWN)
          choice = before
        }
        expect(choice.skipped).toBe(0)
      }),
    )
  })

  test('an address behind the end of a list leads back to its last part', () => {
    expect(previousChoice(read('skipped=96000'), 500)?.skipped).toBe(480)
    expect(previousChoice(read('skipped=480'), 480)?.skipped).toBe(0)
  })

  test('[SRCH-08] reads a choice as it was written', () => {
    const choices = fc.record({
      skipped: fc.integer({ min: 0, max: 100 }).map((parts) => parts * MAX_SHOWN),
      shown: fc.integer({ min: 1, max: 20 }).map((pages) => pages * 24),
      sort: fc.constantFrom(...Object.values(SORT)),
      filters: fc
        .uniqueArray(fc.constantFrom('size_8-mm', 'fits_312', 'colour_grøn', 'type_c+'))
        .map((all) => all.toSorted()),
    })
    fc.assert(
      fc.property(choices, (choice) => {
        expect(read(listQuery(choice))).toEqual(choice)
      }),
    )
  })
})
