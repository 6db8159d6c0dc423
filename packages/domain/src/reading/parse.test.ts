import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { cartSchema } from '../cart/cart.ts'
import { staticContentSchema, translationsSchema } from '../shop/content.ts'
import { orderHistoryItemSchema } from '../orders/order.ts'
import {
  amount,
  amountOrFlag,
  flag,
  flagUnless,
  list,
  moment,
  number,
  orEmpty,
  requiredText,
  text,
  texts,
} from './parse.ts'
import { productListSchema } from '../catalogue/product.ts'

const readAll = <Schema extends v.GenericSchema>(schema: Schema, sent: unknown[]) =>
  sent.map((one) => v.parse(schema, one))

const readExempt = (applyVATExempt: unknown) =>
  v.parse(cartSchema, { products: [], customProperties: { applyVATExempt } }).customProperties.applyVATExempt

describe('a lenient reading', () => {
  describe('what a back end may write differently', () => {
    test('switches come as yes and no, as words and as numbers', () => {
      expect(readAll(flag, [true, 'true', 'True', ' true ', '1', 1, 'yes'])).toEqual(Array(7).fill(true))
      expect(readAll(flag, [false, 'false', '0', 0, '', null, undefined, 'no'])).toEqual(Array(8).fill(false))
      expect(readAll(flagUnless(true), [null, undefined, 'false', 0])).toEqual([true, true, false, false])
    })

    test('numbers come as texts, and texts as numbers', () => {
      expect(readAll(number, [2, '2', ' 2.5 ', '-1', null])).toEqual([2, 2, 2.5, -1, 0])
      expect(['', '2 pieces', '1e999', '0x10', true].map((sent) => v.is(number, sent))).toEqual(Array(5).fill(false))
      expect(readAll(text, ['a', 312, null, undefined, true, false])).toEqual(['a', '312', '', '', '', ''])
      expect(readAll(requiredText, ['a', 312])).toEqual(['a', '312'])
      expect([null, true, {}].map((sent) => v.is(requiredText, sent))).toEqual([false, false, false])
    })

    test('amounts come as texts and numbers, and a mere yes or no is none', () => {
      expect(readAll(amount, ['£1.00', 1, 0, true, false, null])).toEqual(['£1.00', 1, 0, '', '', ''])
    })

    test('[CART-15] an exemption may be told as an amount, or as a yes or no without one', () => {
      const sent = [true, 'true', ' True ', false, 'false', '£2.00', 2, 0, null]
      expect(readAll(amountOrFlag, sent)).toEqual([true, true, true, 0, 0, '£2.00', 2, 0, ''])
    })

    test('an answer without parts may be null, or have no body', () => {
      const sent = [null, undefined, '', {}]
      expect(readAll(orEmpty(staticContentSchema), sent)).toEqual(sent.map(() => v.parse(staticContentSchema, {})))
      expect(v.is(orEmpty(staticContentSchema), 'Bad gateway')).toBe(false)
    })

    test('moments come as texts, milliseconds and seconds', () => {
      const sent = ['2026-03-01', Date.UTC(2026, 2, 1), Date.UTC(2026, 2, 1) / 1000, 1e300, null]
      expect(readAll(moment, sent)).toEqual([
        '2026-03-01',
        '2026-03-01T00:00:00.000Z',
        '2026-03-01T00:00:00.000Z',
        '',
        '',
      ])
    })

    test('a moment before shops were open is in seconds, a later one in milliseconds', () => {
      expect(readAll(moment, [1e11 - 1, 1e11])).toEqual(['5138-11-16T09:46:39.000Z', '1973-03-03T09:46:40.000Z'])
    })

    test('a list that is absent is empty, and one broken item does not hide the others', () => {
      expect(readAll(list(text), [null, undefined, ['a', {}, 7]])).toEqual([[], [], ['a', '7']])
    })

    test('names to texts come with numbers, gaps, or as an empty list', () => {
      expect(readAll(texts, [{ Size: 312, Colour: null, Type: 'Open' }, [], null])).toEqual([
        { Size: '312', Type: 'Open' },
        {},
        {},
      ])
    })
  })

  test('[PROD-29] a product is read although its prices are numbers and its lists absent', () => {
    const priceResponse = { price: '49.00', priceStr: 49, regularPriceStr: 49, quantityTreshold: null }
    const sent = {
      id: 7,
      itemNumber: 312,
      name: 'Domes',
      inStock: 'true',
      allImages: null,
      variations: null,
      priceResponse,
    }
    expect(v.parse(productListSchema, { products: [sent] }).products).toMatchObject([
      { itemNumber: '312', inStock: true, allImages: [], priceResponse: { priceStr: 49 } },
    ])
  })

  test('[ORD-02] an order is placed at a moment in milliseconds', () => {
    expect(v.parse(orderHistoryItemSchema, { orderNumber: 7, placementDate: 0 }).placementDate).toMatch(/^1970-01-01T/)
  })

  test('[SHELL-03] a gateway without words has none, and a wording of null is none', () => {
    const sent = [null, {}, { translations: null }, { translations: [] }, { translations: { AddToCart: null } }]
    expect(readAll(translationsSchema, sent)).toEqual(sent.map(() => ({ translations: {} })))
  })

  test('[CART-15] [API-52] an exemption is read in any spelling of a yes or no', () => {
    expect([true, 'true', 'True', ' TRUE ', 1, '1'].map(readExempt)).toEqual(Array(6).fill('true'))
    expect([false, 'false', 'False', 0, '0', null, ''].map(readExempt)).toEqual([
      'false',
      'false',
      'false',
      'false',
      'false',
      '',
      '',
    ])
    expect(readExempt(undefined)).toBeUndefined()
  })
})
