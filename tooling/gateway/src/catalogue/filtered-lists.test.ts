import { parse } from 'valibot'
import { productListSchema } from '@shop/domain/catalogue/product.ts'
import { filterProducts } from '@shop/domain/catalogue/filter-products.ts'
import { describe, expect, it } from 'vitest'
import { article, price } from '../../testing/test-shop.ts'
import { createProductStore } from './product-store.ts'
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
    const products = store.serialized.map((text) => JSON.parse(text) as unknown)
    const whole = parse(productListSchema, { products }).products
    for (const filters of [
      [],
      ['fits_312'],
      ['fits_13', 'offer_on'],
      ['offer_on'],
      ['stock_in', 'type_standard'],
      ['fits_x'],
    ]) {
      const ours = store.facets.narrow(positions, filters)
      const shops = filterProducts(whole, filters)
      expect(ours.facets).toEqual(shops.facets)
      expect(ours.positions.map((position) => articles[position]?.id)).toEqual(shops.products.map(({ id }) => id))
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
    expect([[0, 1, 2], [0], [0, 3], [3, 0], [0, 4], [0, 5], []].map(store.haveOneUnit)).toEqual([
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
