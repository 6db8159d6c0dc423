import { describe, expect, test } from 'vitest'
import { linePerUnit, linePrice, perUnitNow, priceNow, priceView } from './price-view.ts'
import { aProduct } from '../testing/samples.ts'

const view = (said: Record<string, unknown>) => priceView(aProduct(said), { cultureName: 'en-GB', currency: 'GBP' })
const line = (price: string | number, said: Record<string, unknown> = { priceResponse: regular }) =>
  linePrice({ ...aProduct(said), price }, { cultureName: 'en-GB', currency: 'GBP' })
const regular = { price: 3.35, priceStr: '£3.35', regularPriceStr: '£3.35', currency: 'GBP' }

describe('priceView', () => {
  test('a plain product shows its price alone', () => {
    expect(view({ priceResponse: regular })).toEqual({ now: '£3.35', steps: [] })
  })

  test('[PROD-19] a promotion shows its own price and strikes the regular one', () => {
    const promoted = { priceResponse: regular, isOnPromotion: true, productPromoResponse: { priceStr: '£2.95' } }
    expect(view(promoted)).toEqual({ now: '£2.95', was: '£3.35', percentOff: 11, steps: [] })
    expect(view({ ...promoted, priceResponse: { priceStr: '£3.35' } })).toMatchObject({ now: '£2.95', was: '£3.35' })
  })

  test('[PROD-19] a discounted product strikes its regular price', () => {
    const discounted = { ...regular, regularPriceStr: '£4.00', isDiscountedProduct: true }
    expect(view({ priceResponse: discounted })).toMatchObject({ now: '£3.35', was: '£4.00' })
  })

  test('[PROD-19] without a promotion neither its price nor a strike shows', () => {
    const stale = {
      priceResponse: { ...regular, regularPriceStr: '£4.00' },
      productPromoResponse: { priceStr: '£2.95' },
    }
    expect(view(stale)).toEqual({ now: '£3.35', steps: [] })
  })

  test('[PROD-19] never strikes a price that is the same as the one to pay', () => {
    expect(view({ priceResponse: { ...regular, isDiscountedProduct: true } })).not.toHaveProperty('was')
  })

  test('[PROD-18] lists the steps of the quantity discount, fewest pieces first', () => {
    const quantityTreshold = [
      { priceStr: '£2.35', quantity: 10 },
      { priceStr: '£2.85', quantity: 5 },
      { priceStr: '', quantity: 20 },
    ]
    expect(view({ priceResponse: { ...regular, quantityTreshold } })?.steps.map(({ quantity }) => quantity)).toEqual([
      5, 10,
    ])
  })

  test('[PROD-18] names the lowest price of a bulk product, and of its promotion', () => {
    const bulk = { ...regular, isBulkPurchaseProduct: true, minimumBulkPriceStr: '£2.35' }
    expect(view({ priceResponse: bulk })).toMatchObject({ bulkFrom: '£2.35' })
    const promo = { isOnPromotion: true, productPromoResponse: { priceStr: '£2.95', minimumBulkPriceStr: '£2.20' } }
    expect(view({ priceResponse: bulk, ...promo })).toMatchObject({ bulkFrom: '£2.20' })
    expect(view({ priceResponse: { ...bulk, isBulkPurchaseProduct: false } })).not.toHaveProperty('bulkFrom')
  })

  test('[PROD-18] promises nothing for many pieces that one piece does not cost already', () => {
    const promo = { isOnPromotion: true, productPromoResponse: { priceStr: '£2.95' } }
    const bulk = { ...regular, isBulkPurchaseProduct: true, minimumBulkPriceStr: '£2.95' }
    expect(view({ priceResponse: bulk, ...promo })).not.toHaveProperty('bulkFrom')
  })

  test('[PROD-31] (OP-80) shows no step that costs more than the promotion does', () => {
    const quantityTreshold = [
      { priceStr: '£4.20', quantity: 5 },
      { priceStr: '£2.95', quantity: 8 },
      { priceStr: '£2.70', quantity: 10 },
    ]
    const bulk = { ...regular, quantityTreshold, isBulkPurchaseProduct: true, minimumBulkPriceStr: '£3.20' }
    const promoted = { priceResponse: bulk, isOnPromotion: true, productPromoResponse: { priceStr: '£2.95' } }
    expect(view(promoted)?.steps).toEqual([{ priceStr: '£2.70', quantity: 10 }])
    expect(view(promoted)).not.toHaveProperty('bulkFrom')
    expect(view({ priceResponse: bulk })?.steps).toHaveLength(3)
  })

  test('[PROD-18] promises no lowest price where the gateway names none', () => {
    expect(view({ priceResponse: { ...regular, isBulkPurchaseProduct: true } })).toEqual({ now: '£3.35', steps: [] })
  })

  test('[PROD-19] strikes a price beside another one that cannot be compared, never beside the same words', () => {
    const ask = { ...regular, price: '', priceStr: 'Ask us', isDiscountedProduct: true }
    expect(view({ priceResponse: { ...ask, regularPriceStr: '£3.35' } })).toMatchObject({ now: 'Ask us', was: '£3.35' })
    expect(view({ priceResponse: { ...ask, regularPriceStr: 'Ask us' } })).not.toHaveProperty('was')
    const words = { ...regular, regularPriceStr: 'Ask us', isDiscountedProduct: true }
    expect(view({ priceResponse: words })).toMatchObject({ now: '£3.35', was: 'Ask us' })
  })

  test('writes the number where the text is missing, and nothing without either', () => {
    expect(view({ priceResponse: { price: 1234.5, currency: 'GBP' } })).toMatchObject({ now: '£1,234.50' })
    expect(view({ priceResponse: {} })).toBeUndefined()
    expect(view({ priceResponse: undefined })).toBeUndefined()
  })

  test('[PROD-19] strikes no price that is not higher, however both are written', () => {
    const same = {
      price: 49,
      priceStr: '£49.00',
      regularPriceStr: '49,00 GBP',
      isDiscountedProduct: true,
      currency: 'GBP',
    }
    expect(view({ priceResponse: same })).toEqual({ now: '£49.00', steps: [] })
    expect(view({ priceResponse: { ...same, priceStr: '', regularPriceStr: 49 } })).not.toHaveProperty('was')
    expect(view({ priceResponse: { ...same, regularPriceStr: '£39.00' } })).not.toHaveProperty('was')
    const promoted = { isOnPromotion: true, productPromoResponse: { priceStr: '49.00' } }
    expect(view({ priceResponse: { ...same, regularPriceStr: '' }, ...promoted })).not.toHaveProperty('was')
  })

  test('[PROD-18] [PROD-19] [PROD-30] writes every price of a product in one form, whatever the gateway sends', () => {
    const numbers = {
      price: 3.35,
      priceStr: 3.35,
      regularPriceStr: '4.00',
      currency: '£',
      isDiscountedProduct: 'true',
      isBulkPurchaseProduct: 1,
      minimumBulkPriceStr: 2.35,
      quantityTreshold: [{ priceStr: '2.85', quantity: '5' }],
    }
    expect(view({ priceResponse: numbers })).toEqual({
      now: '£3.35',
      was: '£4.00',
      percentOff: 16,
      bulkFrom: '£2.35',
      steps: [{ quantity: 5, priceStr: '£2.85' }],
    })
  })

  test('reads what a product costs now, from the promotion, the text or the number', () => {
    const promoted = { priceResponse: regular, isOnPromotion: true, productPromoResponse: { priceStr: '£2.95' } }
    expect(priceNow(aProduct(promoted))).toBe(2.95)
    expect(priceNow(aProduct({ priceResponse: { price: 7 } }))).toBe(7)
    expect(priceNow(aProduct({ priceResponse: { price: 7, priceStr: 'ask us' } }))).toBe(7)
    expect(priceNow(aProduct({ priceResponse: null }))).toBeUndefined()
  })
})

const content = { amount: 6, unit: 'battery' }
const measured = { ...regular, pricePerUnitStr: '£0.56' }
const offer = (productPromoResponse: object, isOnPromotion = true) =>
  view({ content, priceResponse: measured, isOnPromotion, productPromoResponse })
const battery = (price: string) => ({ unit: 'battery', price })

describe('the price per unit', () => {
  test('[PROD-35] stands beside the price and each step, as the gateway sent it', () => {
    const quantityTreshold = [
      { quantity: 5, priceStr: '£2.85', pricePerUnitStr: 0.475 },
      { quantity: 10, priceStr: '£2.35' },
    ]
    const seen = view({ content, priceResponse: { ...measured, quantityTreshold } })
    expect([seen?.perUnit, ...(seen?.steps ?? []).map(({ perUnit }) => perUnit)]).toEqual([
      battery('£0.56'),
      battery('£0.48'),
      undefined,
    ])
  })

  test('[PROD-35] is that of the promotion whose price shows, and of no other', () => {
    expect(offer({ priceStr: '£2.95', pricePerUnitStr: '£0.49' })?.perUnit).toEqual(battery('£0.49'))
    expect(offer({ priceStr: '£2.95' })?.perUnit).toBeUndefined()
    expect(offer({ priceStr: '£2.95', pricePerUnitStr: '£0.49' }, false)?.perUnit).toEqual(battery('£0.56'))
  })

  test.each([
    ['without a content', undefined],
    ['for a content of one', { amount: 1, unit: 'battery' }],
    ['in a unit that the shop has no words for', { amount: 6, unit: 'litre' }],
    ['without the amount', { unit: 'battery' }],
  ])('[PROD-35] is not shown %s', (_name, sent) => {
    expect(view({ content: sent, priceResponse: measured })).toMatchObject({ now: '£3.35', perUnit: undefined })
  })

  test('[PROD-35] of a cart line is the one that the line has, at its quantity', () => {
    const style = { cultureName: 'en-GB', currency: 'GBP' }
    const { content: read } = aProduct({ content })
    expect(linePerUnit({ content: read, pricePerUnitStr: '£0.39' }, style)).toEqual(battery('£0.39'))
    expect(linePerUnit({ content: read }, style)).toBeUndefined()
    expect(linePerUnit({ pricePerUnitStr: '£0.39' }, style)).toBeUndefined()
  })

  test('[PROD-35] is a number to sort by, where one can be read', () => {
    expect(perUnitNow(aProduct({ content, priceResponse: measured }))).toBe(0.56)
    expect(perUnitNow(aProduct({ content, priceResponse: regular }))).toBeUndefined()
  })
})

describe('linePrice', () => {
  test('[CART-04] shows the price of a promotion with the one before it struck through', () => {
    const promoted = { priceResponse: regular, isOnPromotion: true, productPromoResponse: { priceStr: '£2.95' } }
    expect(line('£2.95', promoted)).toEqual({ now: '£2.95', was: '£3.35' })
    expect(line('', promoted)).toEqual({ now: '£2.95', was: '£3.35' })
  })

  test('[CART-04] shows a bulk price with the price of a single piece struck through', () => {
    expect(line('£2.35')).toEqual({ now: '£2.35', was: '£3.35' })
  })

  test('[CART-05] takes the price from wherever the gateway put it', () => {
    expect(line('')).toEqual({ now: '£3.35' })
    expect(line(3.35)).toEqual({ now: '£3.35' })
    expect(line('£2.35', { priceResponse: null })).toEqual({ now: '£2.35' })
    expect(line('', { priceResponse: null })).toBeUndefined()
  })

  test('strikes no price that reads the same', () => {
    expect(line(2.951, { priceResponse: { price: 2.954, currency: 'GBP' } })).toEqual({ now: '£2.95' })
  })

  test('strikes nothing where the single price cannot be read, or is lower', () => {
    expect(line('£4.00')).toEqual({ now: '£4.00' })
    expect(line('£2.35', { priceResponse: { priceStr: 'ask us' } })).toEqual({ now: '£2.35' })
    expect(line('ask us', { priceResponse: { priceStr: 'ask us' } })).toEqual({ now: 'ask us' })
  })
})
