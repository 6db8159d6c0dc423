import { parse } from 'valibot'
import * as fc from 'fast-check'
import { productListSchema, type Product } from '@shop/domain/catalogue/product.ts'
import { haveOneUnit, sortProducts } from '@shop/domain/catalogue/sort-products.ts'
import { SORT } from '@shop/domain/catalogue/sort.ts'
import { bitSetOf, has } from '@shop/domain/filters/bit-set.ts'
import { isReduced } from '@shop/domain/prices/price-view.ts'
import { filterPlainly } from '@shop/domain/testing/filter-plainly.ts'
import { filterProducts } from '@shop/domain/catalogue/filter-products.ts'
import { describe, expect, it } from 'vitest'
import { article, price } from '../../testing/test-shop.ts'
import { loadCatalogue, WHOLE, type ListPart } from './catalogue.ts'
import { createProductStore } from './product-store.ts'
import { createResponseCache } from './response-cache.ts'
import { readDemoData } from '../seeding/read-demo-data.ts'
import { replaceShop } from '../seeding/seed-shops.ts'
import { createShopDirectory } from '../shops/shop-directory.ts'
import { useTestGateway } from '../../testing/test-gateway.ts'

const style = { cultureName: 'da-DK', currency: 'DKK', inclVat: true }
const six = { amount: 6, unit: 'battery' } as const

const articles = [
  article({ id: 'a', itemNumber: 'A', facets: { fits: ['312'], type: ['Standard'] }, content: six }),
  article({ id: 'b', itemNumber: 'B', facets: { fits: ['312', '13'] }, inStock: false, content: six }),
  article({
    id: 'c',
    itemNumber: 'C',
    facets: { fits: ['13'] },
    price: price(900, { promoPriceMinor: 700 }),
    content: six,
  }),
  article({ id: 'd', itemNumber: 'D', price: price(900, { regularPriceMinor: 1000 }) }),
]

describe('a filtered list', () => {
  it('[CAT-08] is what the shop makes of the whole list by the same rule', () => {
    const store = createProductStore(style)
    articles.forEach(store.add)
    const positions = [...articles.keys()]
    const products = store.begun.map(({ bytes }) => JSON.parse(`${new TextDecoder().decode(bytes)}}`) as unknown)
    const whole = parse(productListSchema, { products }).products
    for (const filters of [
      [],
      ['fits_312'],
      ['fits_13', 'offer_on'],
      ['offer_on'],
      ['stock_in', 'type_standard'],
      ['fits_x'],
    ]) {
      const { matching, facets } = store.listOf(positions).narrow(filters)
      const shops = filterProducts(whole, filters)
      expect(facets).toEqual(shops.facets)
      expect(articles.filter((_, position) => has(matching, position)).map(({ id }) => id)).toEqual(
        shops.products.map(({ id }) => id),
      )
    }
  })

  it('[PROD-35] says whether all its articles have a price per unit, of one unit', () => {
    const store = createProductStore(style)
    const others = [{ amount: 30, unit: 'millilitre' } as const, { amount: 1, unit: 'battery' } as const]
    for (const one of [
      ...articles,
      ...others.map((content, index) => ({ ...articles[0]!, id: `o${index}`, content })),
    ]) {
      store.add(one)
    }
    expect([[0, 1, 2], [0], [0, 3], [3, 0], [0, 4], [0, 5], []].map(bitSetOf).map(store.haveOneUnit)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })
})

const values = { fits: ['10', '13', '312'], type: ['standard', 'long'], size: ['s', 'm', 'l'] }
const drawnArticles = fc.array(
  fc.record({
    facets: fc.record({
      fits: fc.subarray(values.fits),
      type: fc.subarray(values.type),
      size: fc.subarray(values.size),
    }),
    name: fc.constantFrom('Battery', 'Battery holder', 'Holder', 'AA', 'Å'),
    inStock: fc.boolean(),
    isVisible: fc.boolean(),
    content: fc.constantFrom(
      six,
      { amount: 60, unit: 'battery' } as const,
      { amount: 30, unit: 'millilitre' } as const,
    ),
    price: fc.constantFrom(price(900), price(1200), price(900, { promoPriceMinor: 700 })),
    categoryRoutes: fc.subarray(['/all', '/some']),
  }),
  { minLength: 1, maxLength: 90 },
)
const allFilters = [
  ...Object.entries(values).flatMap(([group, of]) => of.map((value) => `${group}_${value}`)),
  'stock_in',
  'offer_on',
]
const drawnQuestion = fc.record({
  route: fc.constantFrom('/all', '/some', undefined),
  filters: fc.option(fc.subarray(allFilters), { nil: undefined }),
  sort: fc.constantFrom(...Object.values(SORT)),
  skip: fc.constantFrom(0, 24, 48),
  take: fc.constantFrom(24, undefined),
})

const marksOf = (product: Product) => [
  ...Object.entries(product.facets ?? {}).flatMap(([group, of]) => of.map((value) => `${group}_${value}`)),
  ...(product.inStock ? ['stock_in'] : []),
  ...(isReduced(product) ? ['offer_on'] : []),
]

const gateway = useTestGateway({ shops: 'demo' })
const PRODUCTS = 'http://gateway.test/shops/product_uk/api/products'
const ask = async (call: string) =>
  (await (await gateway.fetch(`${PRODUCTS}/${call}`)).json()) as {
    total: number
    products: { itemNumber: string }[]
    facets?: { key: string; values: { key: string; count: number }[] }[]
    sortsPerUnit?: boolean
  }
const numbersOf = ({ products }: { products: { itemNumber: string }[] }) => products.map(({ itemNumber }) => itemNumber)

describe('the calls for lists', () => {
  it.each(['browse?route=/batteries', 'search?query=batteries'])(
    '[CAT-08] filter, sort and count: %s',
    async (call) => {
      const standard = `${call}&facets=true&filter=type_standard`
      const chosen = await ask(`${standard}&filter=FITS_675&filter=fits_10&sort=3`)
      expect(numbersOf(chosen).toSorted()).toEqual(['BAT-10-06', 'BAT-10-60', 'BAT-675-06', 'BAT-675-60'])
      expect([chosen.total, numbersOf(chosen)[0], chosen.sortsPerUnit]).toEqual([4, 'BAT-10-60', true])
      expect(chosen.facets?.find(({ key }) => key === 'fits')?.values).toContainEqual({
        key: '312',
        name: '312',
        count: 2,
      })
      expect((await ask(`${standard}&filter=fits_rechargeable`)).total).toBe(0)
      const unknown = await ask(`${call}&facets=true&filter=unknown_x&filter=_&filter=`)
      expect([unknown.total, unknown.sortsPerUnit]).toEqual([(await ask(call)).total, false])
    },
  )

  it('[CAT-08] answer as before where no facets are asked for', async () => {
    const plain = await ask('browse?route=/batteries')
    const filtered = await ask('browse?route=/batteries&filter=fits_312&sort=3')
    expect(Object.keys(filtered).toSorted()).toEqual(['products', 'total'])
    expect(numbersOf(filtered)).toEqual(numbersOf(plain))
  })

  it('[RUN-34] [CAT-08] store one answer for all filters that no article has', async () => {
    const tags = Array.from({ length: 30 }, async (_, one) => {
      const call = `browse?route=/batteries&facets=true&filter=made_up-${one}`
      return (await gateway.fetch(`${PRODUCTS}/${call}`)).headers.get('etag')
    })
    expect(new Set(await Promise.all(tags)).size).toBe(1)
  })
})

describe('any part, order and choice of a list', () => {
  it('[CAT-08] [SRCH-08] is what filtering and sorting the whole list one by one gives', async () => {
    const { db } = gateway
    const seed = readDemoData().shops.find(({ id }) => id === 'bernafon_global')!
    const { cultureName } = seed.settings
    const parts = { responses: createResponseCache(), unknownWords: { note: () => undefined } }
    await fc.assert(
      fc.asyncProperty(drawnArticles, fc.array(drawnQuestion, { minLength: 20 }), async (drawn, questions) => {
        const products = drawn.map((one, index) => article({ id: `p${index}`, itemNumber: `P${index}`, ...one }))
        await replaceShop(db, { ...seed, products })
        const catalogue = await loadCatalogue(db, (await createShopDirectory(db)(seed.id))!, parts)
        const answer = (route: string | undefined, part: ListPart) => {
          const { body } = route
            ? catalogue.browse(route, part, (work) => work())
            : catalogue.search('battery', part, (work) => work())
          return parse(productListSchema, JSON.parse(new TextDecoder().decode(body)))
        }
        for (const { route, skip, take, sort, filters } of questions) {
          const whole = answer(route, WHOLE).products
          const plain = filterPlainly(whole.map(marksOf), filters ?? [])
          const listed = plain.positions.flatMap((position) => whole[position] ?? [])
          const found = answer(route, { skip, take, sort, filters })
          const usedSort = sort === SORT.pricePerUnit && !haveOneUnit(listed) ? SORT.relevance : sort
          expect(found.products).toEqual(
            sortProducts(listed, usedSort, cultureName).slice(skip, skip + (take ?? Infinity)),
          )
          expect(found.total).toBe(listed.length)
          const counts = found.facets.flatMap(({ key, values: of }) =>
            of.map((value) => [`${key}_${value.key}`, value.count] as const),
          )
          expect(Object.fromEntries(counts)).toEqual(filters ? plain.counts : {})
        }
      }),
      { numRuns: 15 },
    )
  })
})
