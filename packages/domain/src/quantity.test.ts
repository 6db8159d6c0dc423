import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampNumber, digitsOf, MAX_QUANTITY, parseQuantity } from './quantity.ts'

test('[QTY-03] reads every number of pieces, but never more than 100', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), (pieces) => {
      expect(parseQuantity(String(pieces))).toBe(Math.min(pieces, 100))
    }),
  )
})

test('[QTY-02] rejects zero, however it is written', () => {
  expect(parseQuantity('0')).toBeUndefined()
  expect(parseQuantity('000')).toBeUndefined()
  expect(parseQuantity('007')).toBe(7)
})

test.each(['', ' ', '-1', '+2', '1.5', '1,5', '1e2', 'five', '٣', '1 0'])(
  '[QTY-01] reads "%s" as no quantity',
  (text) => {
    expect(parseQuantity(text)).toBeUndefined()
  },
)

test('[QTY-04] takes twelve characters and no more', () => {
  expect(parseQuantity('000000000005')).toBe(5)
  expect(parseQuantity('0000000000005')).toBeUndefined()
  expect(digitsOf('12345678901234')).toBe('123456789012')
})

test('[QTY-01] what a field shows is always digits, and reads as a quantity or as nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      expect(digitsOf(typed)).toMatch(/^[0-9]{0,12}$/)
      const quantity = parseQuantity(digitsOf(typed)) ?? 1
      expect(quantity >= 1 && quantity <= MAX_QUANTITY).toBe(true)
    }),
  )
})

test('[QTY-07] keeps a typed number between the ends of its field', () => {
  expect(clampNumber(7, { min: 1, max: 5 })).toBe(5)
  expect(clampNumber(-7, { min: 1 })).toBe(1)
  expect(clampNumber(7, {})).toBe(7)
})
