import * as fixtures from '@shop/api-client/fixtures/cart.ts'
import { cartSchema } from '@shop/domain/cart/cart.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { linePrice } from './line-price.ts'

const around = { cultureName: 'en-GB', currency: 'GBP' }
const batteries = v.parse(cartSchema, fixtures.get.answer).lines.find(({ id }) => id === '101')!

describe('linePrice', () => {
  it('[CART-04] shows the price of a promotion with the one before it struck through', () => {
    expect(linePrice(batteries, around)).toEqual({ now: '£2.95', was: '£3.35' })
  })

  it('[CART-04] shows a bulk price with the price of a single piece struck through', () => {
    const many = { ...batteries, isOnPromotion: false, productPromoResponse: undefined, price: '£2.35' }
    expect(linePrice(many, around)).toEqual({ now: '£2.35', was: '£3.35' })
  })

  it('[CART-05] takes the price from wherever the gateway put it', () => {
    const usual = { ...batteries, isOnPromotion: false, productPromoResponse: undefined }
    expect(linePrice({ ...usual, price: '' }, around)).toEqual({ now: '£3.35' })
    expect(linePrice({ ...usual, price: 3.35 }, around)).toEqual({ now: '£3.35' })
    expect(linePrice({ ...usual, price: '£2.35', priceResponse: undefined }, around)).toEqual({ now: '£2.35' })
    expect(linePrice({ ...usual, price: '', priceResponse: undefined }, around)).toBeUndefined()
  })
})
