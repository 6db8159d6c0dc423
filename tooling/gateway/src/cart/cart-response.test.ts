import type { CartLine } from '@shop/domain/cart/cart.ts'
import { describe, expect, it } from 'vitest'
import type { Product } from '../model/product.ts'
import type { ShopSettings } from '../model/shop-settings.ts'
import { emptyCart } from '../model/stored-cart.ts'
import { article, price, testShop } from '../../testing/test-shop.ts'
import { cartResponse } from './cart-response.ts'
import { priceCart, type PricingQuestion } from './price-cart.ts'

const settings: ShopSettings = {
  ...testShop.settings,
  promotions: [
    {
      kind: 'gift',
      name: 'A case with every drier',
      itemNumbers: ['DRIER'],
      fromQuantity: 1,
      giftItemNumber: 'CASE',
      giftQuantity: 1,
    },
    { kind: 'percent', name: 'Big order', basisPoints: 1000, fromMinor: 100_000 },
  ],
}
const drier = article({
  id: 'drier',
  itemNumber: 'DRIER',
  price: price(34_900, { promoPriceMinor: 29_900 }),
  pictures: ['/front.webp', '/back.webp'],
})
const loop = article({ id: 'loop', itemNumber: 'LOOP', price: price(12_500), vatReliefEligible: true })
const six = { amount: 6, unit: 'battery' } as const
const packs = article({
  id: 'packs',
  itemNumber: 'PACKS',
  content: six,
  price: price(3500, { bulk: [{ quantity: 5, priceMinor: 2500 }] }),
})
const giftOnly = article({ id: 'case', itemNumber: 'CASE', price: null })
const articles = new Map<string, Product>([drier, loop, packs, giftOnly].map((one) => [one.id, one]))

/** The answer for a cart with one article. */
function answerWith(id: string, question: Partial<PricingQuestion> = {}, quantity = 1, inclVat = true) {
  const lines = [{ id, quantity }]
  const priced = priceCart({ lines, articles, settings, shippingMethod: '', ...question })
  const code = { couponResponseCode: '' as const, limitedCode: undefined }
  return cartResponse({ ...emptyCart, lines }, { ...priced, ...code }, { ...settings, inclVat })
}

describe('cartResponse', () => {
  it('a line shows the first picture of its article, or none', () => {
    expect(answerWith('drier').products).toMatchObject([{ imageUrl: '/front.webp' }, { imageUrl: '' }])
  })

  it('only a line whose article has a promotion price is marked as such, a gift without a price is not', () => {
    expect(answerWith('drier').products).toMatchObject([
      { id: 'drier', isOnPromotion: true },
      { id: 'gift-case', isOnPromotion: false },
    ])
    expect(answerWith('loop').products).toMatchObject([{ id: 'loop', isOnPromotion: false }])
  })

  it('a line in a shop that shows prices without VAT shows every price of its article without VAT', () => {
    expect(answerWith('loop', {}, 1, false).products).toMatchObject([
      { price: '100,00\u00A0kr.', priceResponse: { price: 100, priceStr: '100,00\u00A0kr.' } },
    ])
  })

  it('[PROD-35] a line has the price per unit of what it costs at its quantity, with or without VAT', () => {
    const perUnit = (quantity: number, inclVat: boolean) =>
      answerWith('packs', {}, quantity, inclVat).products?.map((line) => (line as CartLine).pricePerUnitStr)
    expect([perUnit(4, true), perUnit(5, true), perUnit(5, false)]).toEqual([
      ['5,83\u00A0kr.'],
      ['4,17\u00A0kr.'],
      ['3,33\u00A0kr.'],
    ])
    expect(answerWith('packs').products).toMatchObject([{ content: six }])
    expect(answerWith('drier').products?.[0]).not.toHaveProperty('pricePerUnitStr')
  })

  it('a cart without a chosen delivery shows no price of one', () => {
    expect(answerWith('loop')).toMatchObject({
      shippingPriceInclVat: '',
      shippingPriceExclVat: '',
      selectedShippingType: '',
    })
    expect(answerWith('loop', { shippingMethod: 'home' })).toMatchObject({
      shippingPriceInclVat: '59,00\u00A0kr.',
      shippingPriceExclVat: '47,20\u00A0kr.',
      selectedShippingType: 'home',
    })
  })

  it('[CART-29] a cart names what each delivery costs, and what is missing to a free one, after discounts', () => {
    expect(answerWith('loop').shippingOffers).toEqual([
      { code: 'parcel-shop', cost: '39,00\u00A0kr.', freeFrom: '500,00\u00A0kr.', missingToFree: '375,00\u00A0kr.' },
      { code: 'home', cost: '59,00\u00A0kr.', freeFrom: '', missingToFree: '' },
    ])
    expect(answerWith('loop', {}, 4).shippingOffers).toMatchObject([
      { code: 'parcel-shop', cost: '0,00\u00A0kr.', missingToFree: '0,00\u00A0kr.' },
      { code: 'home', cost: '59,00\u00A0kr.' },
    ])
    const promoCode = { code: 'LESS', name: 'Less', off: { amountMinor: 12_500 }, fromMinor: 0 }
    expect(answerWith('loop', { promoCode }, 4).shippingOffers).toMatchObject([
      { missingToFree: '125,00\u00A0kr.' },
      {},
    ])
  })

  it('[CART-29] a cart names deliveries without VAT in a shop that shows prices so, and none when it is empty', () => {
    expect(answerWith('loop', {}, 1, false).shippingOffers).toMatchObject([
      { cost: '31,20\u00A0kr.', freeFrom: '400,00\u00A0kr.', missingToFree: '300,00\u00A0kr.' },
      { cost: '47,20\u00A0kr.' },
    ])
    expect(answerWith('no-such-thing').shippingOffers).toEqual([])
  })

  it('a cart shows the VAT that an exempt customer does not pay, and nothing for others', () => {
    expect(answerWith('loop', { isVatExempt: true }).vatExempt).toBe('25,00\u00A0kr.')
    expect(answerWith('loop').vatExempt).toBe('')
  })

  it('a cart shows its discount among the totals too', () => {
    expect(answerWith('drier', {}, 4).priceBreakdown).toEqual({ totalDiscount: '-119,60\u00A0kr.' })
    expect(answerWith('drier').priceBreakdown).toEqual({ totalDiscount: '' })
  })
})
