import { describe, expect, test } from 'vitest'
import { productPath } from './product-path.ts'

const categoryRoutes = [{ path: '/høreværn', title: 'Høreværn', partialIds: ['h'] }]
const plugs = { itemNumber: 'PLUG/1', urlKey: 'soft plugs', partialId: 'h' }
const plain = { categoryRoutes, useEnrichedProductData: false }

describe('productPath', () => {
  test('[PROD-27] a product is found under the category the visitor comes from', () => {
    expect(productPath(plugs, { ...plain, categoryPath: '/gifts' })).toBe('/gifts/details/PLUG%2F1')
    expect(productPath(plugs, { ...plain, categoryPath: '/h%C3%B8rev%C3%A6rn/' })).toBe(
      '/h%C3%B8rev%C3%A6rn/details/PLUG%2F1',
    )
  })

  test('[PROD-27] otherwise under its own category', () => {
    expect(productPath(plugs, plain)).toBe('/h%C3%B8rev%C3%A6rn/details/PLUG%2F1')
  })

  // In a shop without enriched data there is no page at the url key.
  test('[PROD-27] [OP-68] without a category by its number', () => {
    expect(productPath({ ...plugs, partialId: '' }, plain)).toBe('/details/PLUG%2F1')
    expect(productPath({ ...plugs, partialId: '', urlKey: '' }, plain)).toBe('/details/PLUG%2F1')
  })

  test('[CFG-18] [PROD-27] enriched data makes the url key the address', () => {
    expect(productPath(plugs, { ...plain, categoryPath: '/gifts', useEnrichedProductData: true })).toBe('/soft%20plugs')
    expect(productPath({ ...plugs, urlKey: '' }, { ...plain, useEnrichedProductData: true })).toBe(
      '/h%C3%B8rev%C3%A6rn/details/PLUG%2F1',
    )
  })
})
