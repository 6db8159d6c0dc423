import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FAVOURITES_PER_PAGE, favouritesPage, withProducts } from './favourites.ts'
import { aProduct, aVariation } from '../testing/samples.ts'

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `N-${index + 1}`)

describe('favouritesPage', () => {
  it('shows six to a page, the latest first [FAV-06]', () => {
    expect(favouritesPage(numbered(8), 1)).toEqual({
      itemNumbers: ['N-8', 'N-7', 'N-6', 'N-5', 'N-4', 'N-3'],
      page: 1,
      pages: 2,
      first: 1,
      total: 8,
    })
    expect(favouritesPage(numbered(8), 2)).toMatchObject({ itemNumbers: ['N-2', 'N-1'], first: 7 })
    expect(favouritesPage([], 1)).toEqual({ itemNumbers: [], page: 1, pages: 1, first: 1, total: 0 })
  })

  it('has a last page instead of one that is not there [FAV-09]', () => {
    expect(favouritesPage(numbered(12), 3)).toMatchObject({ page: 2, itemNumbers: expect.arrayContaining(['N-1']) })
    for (const wanted of [0, -1, Number.NaN]) expect(favouritesPage(numbered(7), wanted).page).toBe(1)
    expect(favouritesPage(numbered(7), Infinity).page).toBe(2)
  })

  it('shows each favourite on one page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), (count) => {
        const { pages } = favouritesPage(numbered(count), 1)
        const all = Array.from({ length: pages }, (_, index) => favouritesPage(numbered(count), index + 1).itemNumbers)
        expect(all.flat()).toEqual(numbered(count).toReversed())
        expect(all.slice(0, -1).every(({ length }) => length === FAVOURITES_PER_PAGE)).toBe(true)
      }),
    )
  })

  it('finds the products in the order of the favourites, also of a variation, and keeps favourites without a product [FAV-05]', () => {
    const variations = [aVariation({ Size: '8 mm' }, { itemNumber: 'DOME-8' })]
    const products = [aProduct({ itemNumber: 'dome', variations }), aProduct({ itemNumber: 'CLOTH-1' })]
    const found = withProducts(['CLOTH-1', 'GONE-1', 'DOME-8', 'DOME'], products)
    expect(found.map(({ itemNumber, product }) => [itemNumber, product?.itemNumber])).toEqual([
      ['CLOTH-1', 'CLOTH-1'],
      ['GONE-1', undefined],
      ['DOME-8', 'DOME-8'],
      ['DOME', 'DOME'],
    ])
  })
})
