import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { cartSchema } from '../cart/cart.ts'
import { emptyCart } from '../cart/empty-cart.ts'
import { aConfiguration } from '../testing/samples.ts'
import { cheapestShipping, freeDeliveryOf, isDeliveryOpen, offeredShipping } from './delivery-costs.ts'

const post = { code: 'post', name: 'Post', cost: 2.95, currency: 'GBP' }
const courier = { code: 'courier', name: 'Courier', cost: 5.95, currency: 'GBP' }
const inShop = (...shippingTypes: object[]) => aConfiguration({ shippingTypes })

const line = { id: '1', itemNumber: 'A-1', quantity: 1 }
const aCart = (said: object = {}) => v.parse(cartSchema, { products: [line], ...said })

/** The cheapest way of a shop with these costs. */
const cheapest = (...costs: object[]) =>
  cheapestShipping(inShop(...costs.map((said, index) => ({ ...post, code: `${index}`, ...said }))).shippingTypes)?.code

describe('[CART-28] the cheapest delivery', () => {
  it.each([
    ['of several, the least cost', [{ cost: 5 }, { cost: 2.95 }, { cost: 3 }], '1'],
    ['the first of equals', [{ cost: 5 }, { cost: 3 }, { cost: '3.00' }], '1'],
    ['a cost of nothing', [{ cost: 2.95 }, { cost: 0 }], '1'],
    [
      'costs as texts',
      [
        { cost: '1.049,00 kr.', currency: '' },
        { cost: '39,00 kr.', currency: '' },
      ],
      '1',
    ],
    ['one way alone', [{ cost: 7 }], '0'],
    ['unknown, if one cost is missing', [{ cost: 5 }, { cost: '' }], undefined],
    ['unknown, if one cost cannot be read', [{ cost: 5 }, { cost: 'ask us' }], undefined],
    ['unknown, in different currencies', [{ cost: 5 }, { cost: 4, currency: 'EUR' }], undefined],
    [
      'unknown, in different currencies of texts',
      [
        { cost: '£5', currency: '' },
        { cost: '€4', currency: '' },
      ],
      undefined,
    ],
    ['none in a shop without ways of delivery', [], undefined],
  ])('is %s', (_what, costs, code) => {
    expect(cheapest(...costs)).toBe(code)
  })

  it('goes by the costs of this cart, where the gateway names them', () => {
    const cart = aCart({
      shippingOffers: [
        { code: 'courier', cost: '£0.00' },
        { code: 'unknown', cost: '£0.00' },
      ],
    })
    const types = offeredShipping(cart, inShop(post, courier))
    expect(types.map(({ code, cost }) => [code, cost])).toEqual([
      ['post', 2.95],
      ['courier', '£0.00'],
    ])
    expect(cheapestShipping(types)?.code).toBe('courier')
  })
})

describe('[CART-28] a delivery is still to be chosen', () => {
  const both = inShop(post, courier)
  it.each([
    ['if none is chosen or charged', aCart(), both, true],
    ['if nothing is charged for a delivery that is not chosen', aCart({ shippingPriceInclVat: '£0.00' }), both, true],
    ['even if its cost is unknown', aCart(), inShop(post, { code: 'van', name: 'Van' }), true],
    ['not if one is chosen', aCart({ selectedShippingType: 'post' }), both, false],
    ['not if a free one is chosen', aCart({ selectedShippingType: 'post', shippingPriceInclVat: 0 }), both, false],
    ['not if one is charged with VAT', aCart({ shippingPriceInclVat: '£2.95' }), both, false],
    ['not if one is charged without VAT', aCart({ shippingPriceExclVat: '£2.46' }), both, false],
    ['not if every one is free', aCart(), inShop({ ...post, cost: 0 }, { ...courier, cost: '0,00 kr.' }), false],
    ['not in a shop without ways of delivery', aCart(), inShop(), false],
    ['not for an empty cart', emptyCart, both, false],
  ])('%s', (_what, cart, shop, isOpen) => {
    expect(isDeliveryOpen(cart, shop)).toBe(isOpen)
  })
})

describe('[CART-29] what is missing to free delivery', () => {
  const offers = [
    { code: 'courier', cost: '£5.95', freeFrom: '£60.00', missingToFree: '£51.15' },
    { code: 'post', cost: '£2.95', freeFrom: '£30.00', missingToFree: '£15.00' },
    { code: 'van', cost: '£9.00' },
  ]
  const shop = inShop(post, courier, { code: 'van', name: 'Van', cost: 9 })
  const free = (said: object) => freeDeliveryOf(aCart({ shippingOffers: offers, ...said }), shop)

  it('is the least of all ways until one is chosen, with the part that is done', () => {
    expect(free({})).toMatchObject({ missing: '£15.00', currency: 'GBP', share: 0.5 })
  })

  it('is that of the chosen way', () => {
    expect(free({ selectedShippingType: 'courier' })).toMatchObject({ missing: '£51.15' })
    expect(free({ selectedShippingType: 'van' })).toBeUndefined()
  })

  it('is nothing once the bound is reached', () => {
    const reached = [{ code: 'post', cost: '£0.00', freeFrom: '£30.00', missingToFree: '£0.00' }]
    expect(free({ shippingOffers: reached })).toMatchObject({ missing: '£0.00', share: 1 })
  })

  it.each([
    ['the gateway sends no bound', { shippingOffers: [{ code: 'post', cost: 2.95 }] }],
    ['it sends a bound alone', { shippingOffers: [{ code: 'post', freeFrom: 30 }] }],
    ['it sends an amount without a bound', { shippingOffers: [{ code: 'post', missingToFree: 21 }] }],
    ['the way is not offered', { shippingOffers: [{ code: 'drone', freeFrom: 30, missingToFree: 21 }] }],
    ['it sends nothing of the kind', { shippingOffers: undefined }],
    ['the cart is empty', { products: [] }],
  ])('is unknown if %s', (_what, said) => {
    expect(free(said)).toBeUndefined()
  })
})
