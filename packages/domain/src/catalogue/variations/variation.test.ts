import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aProduct, aVariation } from '../../testing/samples.ts'
import { chooseVariation, possibleValues, withVariation } from './variation.ts'

const configurableAttributes = { Type: ['Open', 'Power'], Size: ['6 mm', '8 mm', '10 mm'] }
const variations = [
  aVariation({ Type: 'Open', Size: '6 mm' }),
  aVariation({ Type: 'Open', Size: '8 mm' }),
  aVariation({ Type: 'Power', Size: '8 mm' }),
]
const domes = { configurableAttributes, variations }

const value = (values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined })

describe('[PROD-13] chooseVariation', () => {
  test('names one only when every attribute has a value', () => {
    expect(chooseVariation(domes, {})).toBeUndefined()
    expect(chooseVariation(domes, { Type: 'Power' })).toBeUndefined()
    expect(chooseVariation(domes, { Type: 'Power', Size: '8 mm' })).toBe(variations[2])
    expect(chooseVariation(domes, { Type: 'Power', Size: '6 mm' })).toBeUndefined()
  })

  test('a product without attributes to choose has none chosen', () => {
    expect(chooseVariation({ configurableAttributes: {}, variations }, {})).toBeUndefined()
  })

  test('agrees with the possible values: a full choice of possible values is a variation', () => {
    fc.assert(
      fc.property(value(configurableAttributes.Type), value(configurableAttributes.Size), (Type, Size) => {
        const choice = { Type, Size }
        const chosen = chooseVariation(domes, choice)
        const possible =
          Type !== undefined &&
          Size !== undefined &&
          possibleValues(domes, choice, 'Type').includes(Type) &&
          possibleValues(domes, choice, 'Size').includes(Size)
        expect(chosen !== undefined).toBe(possible)
        expect(chosen?.attributes).toEqual(possible ? choice : undefined)
      }),
    )
  })
})

describe('possibleValues', () => {
  test('lists what exists together with the other choices, in the order of the product', () => {
    expect(possibleValues(domes, {}, 'Size')).toEqual(['6 mm', '8 mm'])
    expect(possibleValues(domes, { Type: 'Power' }, 'Size')).toEqual(['8 mm'])
    expect(possibleValues(domes, { Type: 'Power', Size: '6 mm' }, 'Size')).toEqual(['8 mm'])
    expect(possibleValues(domes, {}, 'Colour')).toEqual([])
  })
})

describe('[PROD-14] withVariation', () => {
  const product = aProduct({
    imageUrl: '/parent.webp',
    allImages: ['/parent.webp'],
    isOnPromotion: true,
    productPromoResponse: { priceStr: '1' },
  })

  test('switches number, pictures, price and promotion, and [PROD-15] the id that is added', () => {
    const own = aVariation({ Type: 'Open' }, { images: ['/own.webp'], priceResponse: aProduct().priceResponse })
    expect(withVariation(product, own)).toMatchObject({
      id: own.id,
      itemNumber: own.itemNumber,
      imageUrl: '/own.webp',
      allImages: ['/own.webp'],
      priceResponse: own.priceResponse,
      productPromoResponse: undefined,
      isOnPromotion: false,
      name: product.name,
    })
  })

  test('keeps the pictures of the product where the variation has none', () => {
    expect(withVariation(product, aVariation({ Type: 'Open' }))).toMatchObject({
      imageUrl: '/parent.webp',
      allImages: ['/parent.webp'],
    })
  })

  test('leaves a product without a choice as it is', () => {
    expect(withVariation(product)).toBe(product)
  })
})
