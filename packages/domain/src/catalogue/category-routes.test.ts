import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  categoryAt,
  categoryChain,
  categoryHeaderAt,
  categoryOfProduct,
  toCategoryRoutes,
  hyphenatedPath,
} from './category-routes.ts'
import { categoriesSchema } from './category.ts'

const categories = v.parse(categoriesSchema, [
  {
    id: 1,
    title: 'Batteries',
    url: '/batteries/',
    partialIds: ['b', 'b-312'],
    subcategories: [{ title: 'Size 312', url: 'batteries/size-312', partialIds: ['b-312'] }],
  },
  { id: '2', title: 'Cleaning and care', url: '/cleaning-and-care', partialIds: ['c'] },
  { id: '3', title: 'Batteries again', url: '/batteries' },
  { id: '4', title: 'Everything', url: '/' },
  { id: '5', title: 'Old range', url: '/old_range' },
])
const categoryRoutes = toCategoryRoutes(categories)
const titles = (chain: { title: string }[]) => chain.map(({ title }) => title)

describe('the routes of categories', () => {
  test('[ROUTE-24] every category and subcategory has one page', () => {
    expect(categoryRoutes.map(({ path }) => path)).toEqual([
      '/batteries',
      '/batteries/size-312',
      '/cleaning-and-care',
      '/old_range',
    ])
  })

  test('[ROUTE-24] a category’s address may be bare, or absolute: links and routes are the same path', () => {
    const addresses = ['care', 'https://shop.example/care?ref=menu', '//shop.example/care/', '/care#top', 'vård']
    const sent = addresses.map((url, id) => ({ id, title: url, url, subcategories: [{ title: url, url }] }))
    const read = v.parse(categoriesSchema, sent)
    expect(read.map(({ url }) => url)).toEqual(['/care', '/care', '/care', '/care', '/v%C3%A5rd'])
    expect(read.map(({ subcategories }) => subcategories[0]?.url)).toEqual(read.map(({ url }) => url))
    expect(toCategoryRoutes(read).map(({ path }) => path)).toEqual(['/care', '/vård'])
  })

  describe('[SHELL-20] categoryChain', () => {
    test('leads from the top category to the page', () => {
      expect(titles(categoryChain('/batteries', categoryRoutes))).toEqual(['Batteries'])
      expect(categoryAt('/batteries', categoryRoutes)?.title).toBe('Batteries')
      expect(titles(categoryChain('/batteries/size-312/', categoryRoutes))).toEqual(['Batteries', 'Size 312'])
    })

    test('[SHELL-22] leads to a product through the category of its address', () => {
      expect(titles(categoryChain('/batteries/size-312/details/BAT-312-06', categoryRoutes))).toEqual([
        'Batteries',
        'Size 312',
      ])
      expect(titles(categoryChain('/details/BAT-312-06', categoryRoutes))).toEqual([])
      expect(titles(categoryChain('/cart', categoryRoutes))).toEqual([])
    })
  })

  describe('[ROUTE-25] hyphenatedPath', () => {
    test('leads from underscores to the category, and to its products', () => {
      expect(hyphenatedPath('/cleaning_and_care', categoryRoutes)).toBe('/cleaning-and-care')
      expect(hyphenatedPath('/cleaning_and-care/', categoryRoutes)).toBe('/cleaning-and-care')
      expect(hyphenatedPath('/cleaning_and_care/details/CLN_0030', categoryRoutes)).toBe(
        '/cleaning-and-care/details/CLN_0030',
      )
    })

    test('leaves alone what is right, unknown or a page of its own', () => {
      expect(hyphenatedPath('/cleaning-and-care', categoryRoutes)).toBeUndefined()
      expect(hyphenatedPath('/no_such_range', categoryRoutes)).toBeUndefined()
      expect(hyphenatedPath('/old_range', categoryRoutes)).toBeUndefined()
      expect(hyphenatedPath('/batteries/details/A_1', categoryRoutes)).toBeUndefined()
    })
  })

  test('[CAT-03] a header belongs to the page of its route', () => {
    const header = {
      route: 'batteries/',
      title: 'All batteries',
      subtitle: '',
      additionalLines: [],
      image: '',
      longDescriptionHTML: '',
    }
    expect(categoryHeaderAt('/batteries', [header])).toBe(header)
    expect(categoryHeaderAt('/batteries/size-312', [header])).toBeUndefined()
  })

  test('the category of a product is the deepest that holds it', () => {
    expect(categoryOfProduct({ partialId: 'b-312' }, categoryRoutes)?.title).toBe('Size 312')
    expect(categoryOfProduct({ partialId: 'b' }, categoryRoutes)?.title).toBe('Batteries')
    expect(categoryOfProduct({ partialId: 'x' }, categoryRoutes)).toBeUndefined()
    expect(
      categoryOfProduct({ partialId: '' }, toCategoryRoutes([{ ...categories[0]!, partialIds: [''] }])),
    ).toBeUndefined()
  })
})
