import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_QUANTITY, parseQuantity } from './quantity.ts'

describe('parseQuantity', () => {
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

  test.each([' 12 ', '12\n', '\t12', '\u00A012'])('[QTY-01] reads %j, as pasted, without its blanks', (pasted) => {
    expect(parseQuantity(pasted)).toBe(12)
  })

  test('[QTY-04] takes twelve characters and no more', () => {
    expect(parseQuantity('000000000005')).toBe(5)
    expect(parseQuantity('0000000000005')).toBeUndefined()
    expect(parseQuantity('999999999999')).toBe(100)
  })

  test('[QTY-01] reads whatever is typed as a quantity or as nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const quantity = parseQuantity(typed) ?? 1
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY).toBe(true)
      }),
    )
  })
})
