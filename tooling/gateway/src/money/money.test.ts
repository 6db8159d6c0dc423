import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromMajor, formatMoney, toMajor } from './format.ts'
import { distribute, share, toMinor, vatInside, vatOnTop } from './money.ts'

const style = { cultureName: 'en-GB', currency: 'GBP', isHidden: false }

describe('an amount of money', () => {
  it('is rounded to whole minor units, halves away from zero', () => {
    expect([0.5, 1.4, 1.5, 2.5, -0.5, -1.4, -2.5].map(toMinor)).toEqual([1, 1, 2, 3, -1, -1, -3])
    expect(Object.is(toMinor(-0.2), 0)).toBe(true)
  })

  it('has its VAT inside, or on top, by the rate in basis points', () => {
    expect([vatInside(12_500, 2500), vatInside(999, 2000), vatInside(999, 0)]).toEqual([2500, 167, 0])
    expect([vatOnTop(10_000, 2500), vatOnTop(999, 2000), vatOnTop(999, 0)]).toEqual([2500, 200, 0])
  })

  it('has a share by basis points', () => {
    expect([share(119_600, 1000), share(333, 5000), share(100, 0), share(100, 10_000)]).toEqual([11_960, 167, 0, 100])
  })

  it('is distributed exactly, in parts no larger than what they are taken from', () => {
    expect(distribute(100, [300, 600, 0])).toEqual([33, 67, 0])
    expect(distribute(0, [])).toEqual([])
    expect(distribute(0, [0, 0])).toEqual([0, 0])
    const amounts = fc.array(fc.nat(50_000_000), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(amounts, fc.nat(10_000), (proportions, basisPoints) => {
        const whole = proportions.reduce((sum, one) => sum + one, 0)
        const amount = share(whole, basisPoints)
        const parts = distribute(amount, proportions)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
        for (const [index, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(proportions[index]!)
        }
      }),
    )
  })

  it('[CFG-30] is written and counted in the major units of its currency', () => {
    expect([formatMoney(123_450, style), toMajor(1085, style), fromMajor(10.85, style)]).toEqual([
      '£1,234.50',
      10.85,
      1085,
    ])
    const yen = { ...style, currency: 'JPY' }
    expect([formatMoney(1234, yen), toMajor(1234, yen), fromMajor(1234, yen)]).toEqual(['JP¥1,234', 1234, 1234])
    const dinars = { ...style, currency: 'KWD' }
    expect([toMajor(1234, dinars), fromMajor(1.234, dinars)]).toEqual([1.234, 1234])
    const danish = { ...style, cultureName: 'da-DK', currency: 'DKK' }
    expect(formatMoney(123_450, danish).replaceAll(/\s/g, ' ')).toBe('1.234,50 kr.')
    expect(formatMoney(123_450, style)).toBe('£1,234.50')
  })

  it('is neither written nor counted where the shop hides its prices', () => {
    const hidden = { ...style, isHidden: true }
    expect([formatMoney(123_450, hidden), toMajor(123_450, hidden)]).toEqual(['', 0])
  })
})
