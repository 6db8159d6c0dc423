import { SORT } from '@shop/domain/sort.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { listQuery, readListChoice } from './list-address.ts'

const read = (query: string) => readListChoice(new URLSearchParams(query))

test('[SRCH-07] begins with 24 products in the order of the shop, whatever an address makes up', () => {
  for (const query of ['', 'shown=', 'shown=-5', 'shown=abc', 'shown=3', 'shown=NaN', 'sort=7', 'sort=price']) {
    expect(read(query)).toEqual({ shown: 24, sort: SORT.relevance })
  }
})

test('shows whole pages, and never more than a visitor can look through', () => {
  expect(read('shown=30').shown).toBe(48)
  expect(read('shown=Infinity').shown).toBe(2400)
  expect(read('shown=99999999').shown).toBe(2400)
})

test('[SRCH-08] reads a choice as it was written', () => {
  const choices = fc.record({
    shown: fc.integer({ min: 1, max: 100 }).map((pages) => pages * 24),
    sort: fc.constantFrom(...Object.values(SORT)),
  })
  fc.assert(
    fc.property(choices, (choice) => {
      expect(read(listQuery(choice))).toEqual(choice)
    }),
  )
})
