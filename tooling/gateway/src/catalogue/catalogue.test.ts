import * as fc from 'fast-check'
import { categoriesSchema } from '@shop/domain/catalogue/category.ts'
import { productListSchema, productSchema } from '@shop/domain/catalogue/product.ts'
import { sortProducts } from '@shop/domain/catalogue/sort-products.ts'
import { LIST_STEP } from '@shop/domain/catalogue/list-steps.ts'
import { SORT } from '@shop/domain/catalogue/sort.ts'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { readDemoData } from '../seeding/read-demo-data.ts'
import { replaceShop, reseedShops, seedShops } from '../seeding/seed-shops.ts'
import { useTestGateway } from '../../testing/test-gateway.ts'

const { shops: seeds } = readDemoData()
const seedOf = (id: string) => seeds.find((seed) => seed.id === id)!
const gateway = useTestGateway({ shops: 'demo' })

const call = (shop: string, path: string, headers: Record<string, string> = {}) =>
  gateway.fetch(`http://gateway.test/shops/${shop}/api/products/${path}`, { headers })

const list = async (shop: string, path: string) => {
  const answer = await call(shop, path)
  expect(answer.status).toBe(200)
  return parse(productListSchema, await answer.json()).products
}
const numbers = async (shop: string, path: string) => (await list(shop, path)).map(({ itemNumber }) => itemNumber)
const details = async (shop: string, query: string) =>
  parse(productSchema, await (await call(shop, `details?${query}`)).json())

describe('search', () => {
  it.each(['A312', 'str 312', 'PR41', '312'])('[API-07] finds size 312 and no other by %s', async (typed) => {
    const found = await list('phonicear_dk', `search?query=${encodeURIComponent(typed)}`)
    expect(found[0]?.itemNumber).toBe('BAT-312-06')
    expect(found.filter(({ name }) => !name.includes('312'))).toEqual([])
  })

  it.each([
    ['phonicear_dk', 'vækkeur', 'ALM-3010'],
    ['phonicear_dk', 'vaekkeur', 'ALM-3010'],
    ['phonicear_dk', 'VÆKKE', 'ALM-3010'],
    ['phonicear_dk', 'vækkeor', 'ALM-3010'],
    ['horselbutik_se', 'vackarklocka', 'ALM-3010'],
    ['horselbutik_se', 'örondroppar', 'EAR-0015'],
    ['horselbutik_se', 'orondroppar', 'EAR-0015'],
    ['product_uk', 'BEL-4410', 'BEL-4410'],
    ['product_uk', 'bel4410', 'BEL-4410'],
    ['product_uk', 'dom-0010-pw-08', 'DOM-0010'],
    ['product_uk', 'tv', 'TV-2040'],
    ['product_uk', 'wax guard', 'WAX-0008'],
  ])('[API-07] in %s finds by “%s” the article %s', async (shop, typed, number) => {
    expect(await numbers(shop, `search?query=${encodeURIComponent(typed)}`)).toContain(number)
  })

  it.each(['product_uk', 'phonicear_dk', 'horselbutik_se'])(
    '[API-07] puts in %s the pack of 6 before the box of 60, which says the same of its size, as the category does',
    async (shop) => {
      expect((await numbers(shop, 'search?query=312')).slice(0, 3)).toEqual(['BAT-312-06', 'BAT-312-60', 'BAT-312-LL'])
    },
  )

  it('[API-07] puts what is sold out behind its like', async () => {
    const found = await numbers('product_uk', 'search?query=drying%20capsules')
    expect(found).toContain('DRY-0002')
    expect(found.indexOf('DRY-0004')).toBeLessThan(found.indexOf('DRY-0002'))
  })

  it('[API-07] finds nothing for nonsense, and nothing for nothing', async () => {
    expect(await list('product_uk', 'search?query=xqzvwk')).toEqual([])
    expect(await list('product_uk', 'search?query=')).toEqual([])
    expect(await list('product_uk', 'search')).toEqual([])
  })

  it.each([
    ['product_uk', 'batteri 321', 'batteri 312'],
    ['phonicear_dk', 'vaikkuerr', 'vækkeur'],
  ])('[SRCH-11] proposes in %s for “%s” the search “%s”', async (shop, typed, meant) => {
    const answer = await call(shop, `search?query=${encodeURIComponent(typed)}`)
    expect(await answer.json()).toMatchObject({ suggestions: [meant] })
  })

  it('[SRCH-11] proposes nothing for known words, and for words that are like none', async () => {
    for (const typed of ['battery', 'xqzvwk', 'xqzvwk qqqq zzzz']) {
      expect(await (await call('product_uk', `search?query=${typed}`)).json()).not.toHaveProperty('suggestions')
    }
  })

  it.each([
    ['product_uk', 'bat', ['batteries', 'battery']],
    ['product_uk', 'wax fil', ['wax filters']],
    ['phonicear_dk', 'batterier 3', ['batterier 312']],
    ['horselbutik_se', 'orond', ['örondroppar']],
    ['product_uk', 'ba', []],
    ['product_uk', '', []],
    ['product_uk', 'xqzvwk', []],
  ])('[SRCH-12] proposes in %s for “%s” being typed %j', async (shop, typed, words) => {
    const url = `http://gateway.test/shops/${shop}/api/search/suggestions?query=${encodeURIComponent(typed)}`
    const answer = (await (await gateway.fetch(url)).json()) as { words: string[] }
    expect(answer.words.slice(0, words.length || 1)).toEqual(words)
    expect(answer.words.length).toBeLessThanOrEqual(6)
  })

  it('[API-07] answers whatever is typed', async () => {
    const typed = fc.string({ maxLength: 60, unit: 'grapheme' })
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        expect((await call('phonicear_dk', `search?query=${encodeURIComponent(text)}`)).status).toBe(200)
      }),
      { numRuns: 60 },
    )
  })

  it('[API-07] refuses a query or a list that no person types', async () => {
    expect((await call('product_uk', `search?query=${'a'.repeat(201)}`)).status).toBe(400)
    const many = Array.from({ length: 251 }, () => 'ItemNumbers=BAT-10-06').join('&')
    expect((await call('product_uk', `search?${many}`)).status).toBe(400)
  })

  it('[API-08] gives articles by number in the asked order, hidden ones only when asked to', async () => {
    const asked = 'ItemNumbers=TV-2040&ItemNumbers=GFT-0001&ItemNumbers=BAT-13-06&ItemNumbers=NO-SUCH'
    expect(await numbers('product_uk', `search?${asked}&IgnoreVisiblity=true`)).toEqual([
      'TV-2040',
      'GFT-0001',
      'BAT-13-06',
    ])
    expect(await numbers('product_uk', `search?${asked}&IgnoreVisiblity=false`)).toEqual(['TV-2040', 'BAT-13-06'])
  })

  it('[API-08] gives the whole product for the number of a variation, once', async () => {
    const asked = 'search?ItemNumbers=DOM-0010-PW-08&ItemNumbers=DOM-0010-OP-06'
    expect(await numbers('product_uk', asked)).toEqual(['DOM-0010'])
  })
})

describe('browse', () => {
  it('[API-09] [CAT-04] gives what stands in a category, and less in a part of it', async () => {
    const all = await numbers('phonicear_dk', 'browse?route=/batterier')
    const part = await numbers('phonicear_dk', 'browse?route=/batterier/stoerrelse-312')
    expect(part).toEqual(['BAT-312-06', 'BAT-312-60', 'BAT-312-LL'])
    expect(all).toEqual(expect.arrayContaining(part))
    expect(all.length).toBeGreaterThan(part.length)
  })

  it('[API-09] does not mind how the route is written', async () => {
    const answers = await Promise.all(
      ['/domes', 'domes', '/Domes/', '%2Fdomes'].map((route) => numbers('product_uk', `browse?route=${route}`)),
    )
    expect(new Set(answers.map((answer) => answer.join())).size).toBe(1)
    expect(answers[0]?.length).toBeGreaterThan(3)
  })

  it('[API-09] gives no products for a route that does not exist', async () => {
    expect(await list('product_uk', 'browse?route=/no-such')).toEqual([])
    expect(await list('product_uk', 'browse')).toEqual([])
  })

  it.each(Object.entries(SORT).filter(([name]) => name !== 'pricePerUnit'))(
    '[SRCH-08] [OP-73] [CAT-04] writes any part of a list by %s, in the order of the shop, but counts the whole list',
    async (_, sort) => {
      const shop = 'product_global'
      const { cultureName } = seedOf(shop).settings
      for (const [question, least] of [
        ['browse?route=/batteries', 10],
        ['search?query=a', LIST_STEP],
      ] as const) {
        const sorted = sortProducts(await list(shop, question), sort, cultureName).map(({ itemNumber }) => itemNumber)
        expect(sorted.length).toBeGreaterThan(least)
        const first = await call(shop, `${question}&take=${LIST_STEP}&sort=${sort}`)
        const { total, products } = (await first.json()) as { total: number; products: { itemNumber: string }[] }
        expect(products.map(({ itemNumber }) => itemNumber)).toEqual(sorted.slice(0, LIST_STEP))
        expect(total).toBe(sorted.length)
        expect(await numbers(shop, `${question}&skip=${LIST_STEP}&sort=${sort}`)).toEqual(sorted.slice(LIST_STEP))
        expect(await numbers(shop, `${question}&skip=5000&take=3`)).toEqual([])
      }
    },
  )

  it('[RUN-33] answers all numbers within a step alike, whatever else is asked', async () => {
    const first = await etagOf('take=24')
    const same = ['take=1', 'take=23.5', 'skip=23&take=24', 'skip=-1&take=24', 'take=24&sort=0&unknown=1']
    for (const query of same) expect([query, await etagOf(query)]).toEqual([query, first])
    expect(await etagOf('take=25')).not.toBe(first)
  })
})

const etagOf = async (query: string) => (await call('product_global', `search?query=a&${query}`)).headers.get('etag')

describe('details', () => {
  it('[API-10] gives a product by number, by url key, and by a url key that is marked as such', async () => {
    const byNumber = await details('product_uk', 'itemNumber=BAT-312-06')
    expect(byNumber.name).toBe('Zinc-air batteries, size 312, pack of 6')
    expect(await details('product_uk', `url=${byNumber.urlKey}`)).toEqual(byNumber)
    expect(await details('product_uk', `itemNumber=${byNumber.urlKey}&type=url`)).toEqual(byNumber)
  })

  it('[API-10] gives the product that a variation belongs to', async () => {
    const product = await details('product_uk', 'itemNumber=ALM-3010-R-EU')
    expect(product.itemNumber).toBe('ALM-3010')
    expect(product.variations.map(({ itemNumber }) => itemNumber)).not.toContain('ALM-3010-R-UK')
  })

  it('[PROD-24] names related products, which name no further ones', async () => {
    const { relatedProducts } = await details('product_uk', 'itemNumber=BAT-312-06')
    expect(relatedProducts.map((related) => (typeof related === 'string' ? related : related.itemNumber))).toEqual([
      'BAT-312-60',
      'BAT-CADDY',
      'BAT-TEST',
      'WAX-0008',
    ])
    expect(relatedProducts.every((product) => typeof product === 'object' && !('relatedProducts' in product))).toBe(
      true,
    )
  })

  it('[PROD-18] [PROD-19] [PROD-30] answers offer, former price and bulk prices as texts of the market', async () => {
    const swedish = await details('horselbutik_se', 'itemNumber=BAT-312-06')
    expect(swedish.isOnPromotion).toBe(true)
    expect(swedish.productPromoResponse?.priceStr).toBe('39,00\u00A0kr')
    expect(swedish.priceResponse).toMatchObject({
      price: 49,
      currency: 'SEK',
      regularPriceStr: '49,00\u00A0kr',
      isBulkPurchaseProduct: true,
      quantityTreshold: [
        { quantity: 5, priceStr: '34,00\u00A0kr' },
        { quantity: 10, priceStr: '29,00\u00A0kr' },
        { quantity: 20, priceStr: '27,00\u00A0kr' },
      ],
    })
    const british = await details('product_uk', 'itemNumber=CLN-0002')
    expect(british.priceResponse).toMatchObject({
      priceStr: '£4.50',
      regularPriceStr: '£6.00',
      isDiscountedProduct: true,
    })
  })

  it('[PROD-23] keeps the order of attributes and choices', async () => {
    const battery = await details('phonicear_dk', 'itemNumber=BAT-312-06')
    expect(Object.keys(battery.productAttributes)).toEqual([
      'Batteristørrelse',
      'Mærkat',
      'Pakning',
      'Spænding',
      'Holder',
    ])
    const domes = await details('phonicear_dk', 'itemNumber=DOM-0010')
    expect(Object.keys(domes.configurableAttributes)).toEqual(['Type', 'Størrelse'])
  })

  it('[PROD-09] has nothing for a product that does not exist, and asks for a name', async () => {
    expect((await call('product_uk', 'details?itemNumber=NO-SUCH')).status).toBe(404)
    expect((await call('product_uk', 'details?url=no-such')).status).toBe(404)
    expect((await call('product_uk', 'details')).status).toBe(400)
  })
})

describe('every demo shop', () => {
  it.each(seeds.map(({ id }) => id))(
    '[PROD-29] answers every article of %s in the shape the shop reads',
    async (id) => {
      const seed = seedOf(id)
      const asked = seed.products.map(({ itemNumber }) => `ItemNumbers=${itemNumber}`).join('&')
      const answer = (await (await call(id, `search?${asked}&IgnoreVisiblity=true`)).json()) as { products: unknown[] }
      const read = answer.products.map((product) => parse(productSchema, product))
      expect(read.map(({ itemNumber }) => itemNumber)).toEqual(seed.products.map(({ itemNumber }) => itemNumber))
      const brokenVariations = read.filter(
        ({ variations }, index) => variations.length !== seed.products[index]!.variations.length,
      )
      expect(brokenVariations).toEqual([])
    },
  )

  it.each(seeds.map(({ id }) => id))('[CFG-03] [CAT-01] answers the categories of %s', async (id) => {
    const categories = parse(categoriesSchema, await (await call(id, 'categories')).json())
    expect(categories).toEqual(parse(categoriesSchema, seedOf(id).categories))
  })
})

describe('answers that are the same for everybody', () => {
  it('follow the database: another gateway seeds, this one answers the new name', async () => {
    const seed = seedOf('bernafon_uk')
    await call('bernafon_uk', 'details?itemNumber=TV-2040')
    const renamed = {
      ...seed,
      products: seed.products.map((one) => (one.itemNumber === 'TV-2040' ? { ...one, name: 'TV box' } : one)),
    }
    await replaceShop(gateway.db, renamed)
    await expect
      .poll(async () => (await details('bernafon_uk', 'itemNumber=TV-2040')).name, { timeout: 10_000, interval: 200 })
      .toBe('TV box')
  })

  it('come from a catalogue as large as a benchmark wants, until it is made plain again', async () => {
    const seed = seedOf('bernafon_global')
    const { db } = gateway
    const statusOfCopy = async () => {
      const fresh = gateway.another()
      const url = 'http://gateway.test/shops/bernafon_global/api/products/details?itemNumber=DOM-0010-PW-08-X2'
      const { status } = await fresh.app.request(url)
      await fresh.background.stop()
      return status
    }
    await reseedShops(db, [seed], 200)
    await seedShops(db, [seed])
    expect(await statusOfCopy()).toBe(200)
    await reseedShops(db, [seed])
    expect(await statusOfCopy()).toBe(404)
  })
})

describe('what the law wants an offer to say', () => {
  it('[LAW-03] [LAW-04] stands in the details of an article alone, in the language of the shop', async () => {
    const { legal } = await details('phonicear_dk', 'itemNumber=BAT-13-06')
    expect(legal).toMatchObject({ sealedForHygiene: false, manufacturer: { name: 'Nordcelle A/S' } })
    expect(legal?.battery?.chemistry).toContain('Zink-luft')
    expect(legal?.warnings.join()).toContain('Hold batterier væk fra børn')
    expect((await details('phonicear_dk', 'itemNumber=DOM-0010')).legal?.sealedForHygiene).toBe(true)
    expect((await list('phonicear_dk', 'search?query=13')).map((product) => product.legal)).not.toContainEqual(
      expect.anything(),
    )
  })

  it('[LAW-04] the lowest price of 30 days stands beside a lowered one', async () => {
    const products = await list('phonicear_dk', 'browse?route=/batterier')
    const lowered = products.filter(({ priceResponse }) => priceResponse?.regularPriceStr)
    expect(lowered.length).toBeGreaterThan(0)
    for (const { priceResponse } of lowered) expect(priceResponse?.lowestPriceStr).toBe(priceResponse?.regularPriceStr)
  })
})
