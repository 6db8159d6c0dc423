import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sortProducts } from './sort-products.ts'
import { maySortByPrice, readSort, SORT } from './sort.ts'
import { aConfiguration, aProduct } from '../testing/samples.ts'

const named = (...names: string[]) => names.map((name) => aProduct({ name }))
const priced = (...prices: string[]) =>
  prices.map((priceStr) => aProduct({ name: priceStr, priceResponse: { priceStr } }))
const names = (products: { name: string }[]) => products.map(({ name }) => name)

/** A pack of batteries with the price of one. */
const pack = (name: string, pricePerUnitStr?: string) =>
  aProduct({ name, content: { amount: 6, unit: 'battery' }, priceResponse: { priceStr: '£9', pricePerUnitStr } })

describe('the order of products', () => {
  describe('sortProducts', () => {
    test('[SRCH-08] relevance is the order of the server', () => {
      expect(names(sortProducts(named('b', 'a'), SORT.relevance, 'en'))).toEqual(['b', 'a'])
    })

    test('[SRCH-08] [CFG-30] names follow the culture of the shop', () => {
      const words = named('Å', 'Z', 'Ä', 'A')
      expect(names(sortProducts(words, SORT.name, 'sv-SE'))).toEqual(['A', 'Z', 'Å', 'Ä'])
      expect(names(sortProducts(named('Æ', 'Z', 'Å'), SORT.name, 'da-DK'))).toEqual(['Z', 'Æ', 'Å'])
      expect(names(sortProducts(named('Ørefilter', 'AA', 'Aalborg', 'AAA'), SORT.name, 'da-DK'))).toEqual([
        'AA',
        'AAA',
        'Ørefilter',
        'Aalborg',
      ])
      expect(names(sortProducts(named('Size 312', 'Size 13'), SORT.name, 'no culture'))).toEqual([
        'Size 13',
        'Size 312',
      ])
    })

    test('[SRCH-08] prices go from low to high, promotions at their own price, without a price last', () => {
      const promoted = aProduct({
        name: 'promoted',
        isOnPromotion: true,
        priceResponse: { priceStr: '900,00 kr.' },
        productPromoResponse: { priceStr: '50,00 kr.' },
      })
      const free = aProduct({ name: 'none', priceResponse: undefined })
      const sorted = sortProducts([free, ...priced('1.234,50 kr.', '39,90 kr.'), promoted], SORT.price, 'da-DK')
      expect(names(sorted)).toEqual(['39,90 kr.', 'promoted', '1.234,50 kr.', 'none'])
    })

    test('[PROD-35] prices per unit go from low to high, without one last', () => {
      const sorted = sortProducts([pack('none'), pack('6', '£0.66'), pack('60', '£0.61')], SORT.pricePerUnit, 'en')
      expect(names(sorted)).toEqual(['60', '6', 'none'])
    })

    test('keeps all products, each once, and equal products in their order', () => {
      const product = fc.record({ name: fc.constantFrom('a', 'b', 'c'), id: fc.uuid() })
      fc.assert(
        fc.property(fc.array(product), fc.constantFrom(...Object.values(SORT)), (items, sort) => {
          const products = items.map((item) => aProduct(item))
          const sorted = sortProducts(products, sort, 'en')
          expect(new Set(sorted)).toEqual(new Set(products))
          const firsts = sorted.filter(({ name }) => name === 'a')
          expect(firsts).toEqual(products.filter(({ name }) => name === 'a'))
        }),
      )
    })
  })

  test('[SRCH-08] reads the choice of the address bar', () => {
    expect(['0', '1', '2', '3', '4', '', 'price', null].map(readSort)).toEqual([0, 1, 2, 3, 0, 0, 0, 0])
  })

  test('[SRCH-09] [CFG-25] the price is a choice under hidePricesAndPayment, or where the shop allows it', () => {
    expect(maySortByPrice(aConfiguration())).toBe(false)
    expect(maySortByPrice(aConfiguration({}, { hidePricesAndPayment: true }))).toBe(true)
    expect(maySortByPrice(aConfiguration({ allowPriceSort: true }))).toBe(true)
  })
})
