import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { alternativeTo } from './alternative.ts'
import { productSchema } from './product.ts'

const price = (priceStr: string) => ({
  price: '',
  priceStr,
  currency: '',
  regularPriceStr: '',
  isBulkPurchaseProduct: false,
})
const like = (id: string, priceStr: string, other: object = {}) => ({
  id,
  itemNumber: id,
  name: id,
  partialId: 'cells',
  inStock: true,
  priceResponse: price(priceStr),
  ...other,
})
const alternative = (...relatedProducts: unknown[]) =>
  alternativeTo(parse(productSchema, { ...like('wanted', '10.00', { inStock: false }), relatedProducts }))?.id

describe('alternativeTo', () => {
  it('[PROD-24] finds the product nearest in price among those of the same kind', () => {
    expect(alternative(like('dear', '19.00'), like('near', '11.00'), like('cheap', '1.00'))).toBe('near')
    expect(alternative(like('one', '10.00', { partialId: 'other' }), '4711')).toBeUndefined()
    expect(alternative(like('wanted', '10.00'))).toBeUndefined()
    expect(alternative()).toBeUndefined()
  })

  it('[PROD-12] passes over what cannot be bought', () => {
    const obstacles = [{ inStock: false }, { canAddToCart: false }, { priceResponse: undefined }]
    expect(alternative(...obstacles.map((obstacle) => like('near', '10.00', obstacle)))).toBeUndefined()
  })

  it('counts one with variations as sold when one of them has a price', () => {
    const variations = [{ attributes: {}, id: '1', itemNumber: '1', images: [], priceResponse: price('10.00') }]
    expect(alternative(like('sizes', '', { priceResponse: undefined, isConfigurable: true, variations }))).toBe('sizes')
  })
})
