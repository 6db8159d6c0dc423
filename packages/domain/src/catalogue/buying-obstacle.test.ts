import { describe, expect, test } from 'vitest'
import { buyingObstacle } from './buying-obstacle.ts'
import { aProduct, aVariation } from '../testing/samples.ts'

const domes = aProduct({
  isConfigurable: true,
  configurableAttributes: { Type: ['Open', 'Power'], Size: ['6 mm', '8 mm'] },
  variations: [aVariation({ Type: 'Open', Size: '6 mm' })],
})

describe('buyingObstacle', () => {
  test('[PROD-12] finds nothing in the way of a product with a price that is in stock', () => {
    expect(buyingObstacle(aProduct(), {})).toBeUndefined()
    expect(buyingObstacle(domes, { Type: 'Open', Size: '6 mm' })).toBeUndefined()
  })

  test('[PROD-12] names what still has to be chosen', () => {
    expect(buyingObstacle(domes, {})).toEqual({ kind: 'chooseFirst', missing: ['Type', 'Size'] })
    expect(buyingObstacle(domes, { Type: 'Open' })).toEqual({ kind: 'chooseFirst', missing: ['Size'] })
  })

  test('[PROD-13] distinguishes a combination that does not exist from an unfinished choice', () => {
    expect(buyingObstacle(domes, { Type: 'Power', Size: '6 mm' })).toEqual({ kind: 'noSuchVariation' })
  })

  test('[PROD-25] does not sell what may not be added or has no price', () => {
    expect(buyingObstacle(aProduct({ canAddToCart: false }), {})).toEqual({ kind: 'notSold' })
    expect(buyingObstacle(aProduct({ priceResponse: undefined }), {})).toEqual({ kind: 'notSold' })
    expect(buyingObstacle({ ...domes, canAddToCart: false }, {})).toEqual({ kind: 'notSold' })
  })

  test('[PROD-12] [PROD-25] is sold out also where the gateway forbids adding for that reason', () => {
    expect(buyingObstacle(aProduct({ inStock: false, canAddToCart: false }), {})).toEqual({ kind: 'soldOut' })
  })

  test('[PROD-12] is sold out before a choice is asked for', () => {
    expect(buyingObstacle({ ...domes, inStock: false }, {})).toEqual({ kind: 'soldOut' })
  })
})
