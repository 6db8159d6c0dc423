import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { has } from './bit-set.ts'
import { createFacetIndex } from './facet-index.ts'
import { readFilters } from './filters.ts'
import { filterPlainly } from '../testing/filter-plainly.ts'

interface Item {
  facets?: Readonly<Record<string, readonly string[]>> | undefined
  isInStock?: boolean
  isOnOffer?: boolean
}

function narrow(items: readonly Item[], ...filters: string[]) {
  const index = createFacetIndex()
  for (const { facets, isInStock = true, isOnOffer = false } of items) index.add({ facets, isInStock, isOnOffer })
  const { matching, facets } = index.list([...items.keys()])(filters)
  const positions = [...items.keys()].filter((position) => has(matching, position))
  const counts = facets.flatMap(({ key, values }) =>
    values.map((value) => [`${key}_${value.key}`, value.count] as const),
  )
  return { positions, facets, counts: Object.fromEntries(counts) }
}

const red = { facets: { colour: ['Red'], size: ['8 mm'] } }
const redSmall = { facets: { colour: ['Red'], size: ['6 mm'] } }
const blue = { facets: { colour: ['Blue'], size: ['8 mm'] } }
const plain = {}

const marksOf = ({ facets, isInStock, isOnOffer }: Required<Item>) => [
  ...Object.entries(facets ?? {}).flatMap(([group, of]) => of.map((value) => `${group}_${value}`)),
  ...(isInStock ? ['stock_in'] : []),
  ...(isOnOffer ? ['offer_on'] : []),
]
describe('the facet index', () => {
  it('[CAT-08] shows products with one of the values of a group, and with one of each group', () => {
    const items = [red, redSmall, blue, plain]
    expect(narrow(items, 'colour_red').positions).toEqual([0, 1])
    expect(narrow(items, 'colour_blue', 'colour_red').positions).toEqual([0, 1, 2])
    expect(narrow(items, 'colour_red', 'size_8-mm').positions).toEqual([0])
    expect(narrow(items, 'colour_blue', 'size_6-mm').positions).toEqual([])
  })

  it('[CAT-08] counts what a value would show beside the other groups, and keeps a group that was chosen from', () => {
    const { counts } = narrow([red, redSmall, blue, plain], 'colour_red')
    expect(counts).toEqual({ colour_red: 2, colour_blue: 1, 'size_8-mm': 1, 'size_6-mm': 1 })
    expect(narrow([red, redSmall, blue], 'colour_blue').counts['size_6-mm']).toBe(0)
  })

  it('[CAT-08] has a group only where it divides the list', () => {
    expect(narrow([red, redSmall]).facets.map(({ key }) => key)).toEqual(['size'])
    expect(narrow([red]).facets).toEqual([])
    expect(narrow([]).facets).toEqual([])
    expect(narrow([red, plain]).facets.map(({ key }) => key)).toEqual(['colour', 'size'])
  })

  it('[CAT-08] has stock and offers of every gateway', () => {
    const items = [{ isOnOffer: true }, { isInStock: false }, plain]
    expect(narrow(items).counts).toEqual({ stock_in: 2, offer_on: 1 })
    expect(narrow(items, 'offer_on', 'stock_in').positions).toEqual([0])
    expect(narrow([plain, plain]).facets).toEqual([])
  })

  it.each([
    ['unknown', 'colour_green'],
    ['of an unknown group', 'shape_round'],
    ['of no form', 'red'],
    ['of a group that divides nothing', 'type_all'],
  ])('[CAT-08] ignores a value that is %s', (_name, filter) => {
    const all = [red, blue].map(({ facets }) => ({ facets: { ...facets, type: ['All'] } }))
    expect(narrow(all, filter).positions).toEqual([0, 1])
    expect(narrow(all, filter, 'colour_red').positions).toEqual([0])
  })

  it('[CAT-08] reads spellings of a value as one, and shows the first', () => {
    const spelt = ['8 mm', '8mm', ' 8 MM', '8\u00ADmm'].map((size) => ({ facets: { Size: [size] } }))
    const { facets } = narrow([...spelt, plain])
    expect(facets).toEqual([{ key: 'size', name: '', values: [{ key: '8-mm', name: '8 mm', count: 4 }] }])
    const nordic = narrow([{ facets: { Farve: ['Grøn/Blå'] } }, { facets: { farve: ['C+'] } }, plain])
    expect(nordic.facets[0]).toEqual({
      key: 'farve',
      name: 'Farve',
      values: [
        { key: 'grøn-blå', name: 'Grøn/Blå', count: 1 },
        { key: 'c+', name: 'C+', count: 1 },
      ],
    })
  })

  it('[CAT-08] leaves out values and groups without words, and groups that would pass for ours', () => {
    const odd = { facets: { colour: ['', ' ', '—'], '': ['x'], Stock: ['Soon'], size: [] } }
    expect(narrow([odd, plain]).facets).toEqual([])
  })

  it('[CAT-08] is bounded, whatever is sent', () => {
    const many = Array.from({ length: 300 }, (_, one) => ({
      facets: Object.fromEntries(
        Array.from({ length: 60 }, (_g, group) => [`g${group}`, [`v${one}-${'x'.repeat(400)}`]]),
      ),
    }))
    const { facets } = narrow(many)
    expect(facets.length).toBeLessThanOrEqual(30)
    expect(Math.max(...facets.map(({ values }) => values.length))).toBeLessThanOrEqual(60)
    expect(Math.max(...facets.flatMap(({ values }) => values.map(({ key }) => key.length)))).toBeLessThanOrEqual(60)
  })

  it('[CAT-08] finds and counts what the rule says, for any list and choice', () => {
    const values = { a: ['x', 'y', 'z'], b: ['x', 'y'], c: ['w'] }
    const item = fc.record({
      facets: fc.record({ a: fc.subarray(values.a), b: fc.subarray(values.b), c: fc.subarray(values.c) }),
      isInStock: fc.boolean(),
      isOnOffer: fc.boolean(),
    })
    const all = ['a_x', 'a_y', 'a_z', 'b_x', 'b_y', 'c_w', 'stock_in', 'offer_on']
    fc.assert(
      fc.property(fc.array(item, { maxLength: 80 }), fc.subarray(all), (items, filters) => {
        const expected = filterPlainly(items.map(marksOf), filters)
        const found = narrow(items, ...filters)
        expect(found.positions).toEqual(expected.positions)
        expect(found.counts).toEqual(expected.counts)
      }),
    )
  })
})

describe('readFilters', () => {
  it('[CAT-08] reads each filter once, in one order and spelling, and no other text', () => {
    expect(readFilters(['size_8-mm', 'colour_RED', 'colour_red', 'fits_312', 'type_c+'])).toEqual([
      'colour_red',
      'fits_312',
      'size_8-mm',
      'type_c+',
    ])
    expect(readFilters(['red', '_', 'a_', '_x', 'a_b_c', `a_${'x'.repeat(61)}`, 'a b_c'])).toEqual([])
    expect(readFilters(Array.from({ length: 99 }, (_, one) => `a_${one}`))).toHaveLength(20)
  })
})
