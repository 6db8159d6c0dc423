import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageLinks } from './page-links.ts'

const written = (current: number, count: number) =>
  pageLinks(current, count)
    .map((link) => (link.kind === 'gap' ? '…' : link.page === current ? `[${link.page}]` : link.page))
    .join(' ')

describe('pageLinks', () => {
  test.each([
    [1, 7, '[1] 2 3 4 5 6 7'],
    [1, 42, '[1] 2 3 4 5 … 41 42'],
    [5, 42, '1 2 3 4 [5] 6 7 … 41 42'],
    [6, 42, '1 2 3 4 5 [6] 7 8 … 41 42'],
    [20, 42, '1 2 … 18 19 [20] 21 22 … 41 42'],
    [42, 42, '1 2 … 38 39 40 41 [42]'],
    [1, 1, '[1]'],
    [1, 0, ''],
  ])('page %i of %i links two pages at the ends and five around it [FAV-06]', (current, count, expected) => {
    expect(written(current, count)).toBe(expected)
  })

  test('leads to the current page and both ends, in order, with no gap beside a gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (one, other) => {
        const [current, count] = [Math.min(one, other), Math.max(one, other)]
        const links = pageLinks(current, count)
        const pages = links.flatMap((link) => (link.kind === 'page' ? link.page : []))
        expect(pages).toEqual([...new Set(pages)].toSorted((before, after) => before - after))
        expect(pages).toEqual(expect.arrayContaining([1, current, count]))
        expect(links.some((link, index) => link.kind === 'gap' && links[index + 1]?.kind === 'gap')).toBe(false)
      }),
    )
  })

  test('ends at once, however many pages a gateway claims', () => {
    expect(written(1, 1e12)).toBe('[1] 2 3 4 5 … 999999999999 1000000000000')
  })
})
