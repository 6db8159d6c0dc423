import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalsOf } from './currencies.ts'
import { asReduction, currencyAmong, formatAmount, isNothing, minorUnitsOf, parsePrice, percentOff } from './price.ts'

const CULTURES =
  'da-DK sv-SE nb-NO nn-NO fi-FI is-IS fo-FO kl-GL en en-GB en-IE de-DE de-AT de-CH fr-FR fr-CH it-IT nl-NL pl-PL cs-CZ hu-HU'
const CURRENCIES = 'DKK SEK NOK ISK GBP EUR CHF PLN CZK HUF RSD USD CAD AUD NZD JPY'

const british = { cultureName: 'en-GB', currency: 'GBP' }

describe('a price', () => {
  describe('parsePrice', () => {
    test.each([
      // As in the specification: without spaces and kr, with the comma as decimal point.
      ['1 234,50 kr', 1234.5],
      ['39,90 kr.', 39.9],
      ['1.234,50 kr.', 1234.5],
      ['-50,00 kr.', -50],
      ['39,90 kr', 39.9],
      ['1\u00A0234,50\u00A0kr', 1234.5],
      ['1\u202F234,50\u00A0kr', 1234.5],
      ['\u221250,00\u00A0kr', -50],
      ['£39.90', 39.9],
      ['£1,234.50', 1234.5],
      ['-£50.00', -50],
      ['€9.90', 9.9],
      ['1.234 kr.', 1234],
      ['1,234', 1234],
      ['12.5', 12.5],
      ['1.234.567,89 kr.', 1_234_567.89],
      ['SEK 49', 49],
      ['199,-', 199],
      ['199,--', 199],
      ['.50', 0.5],
      ['-,50 kr', -0.5],
      ['0,00 kr', 0],
      ['49.0000', 49],
      ['Dkr 59,00', 59],
      ['Nkr\u00A0\u2212200,00', -200],
      ['US$9.90', 9.9],
      ['PLN 39,90', 39.9],
      ['39,90 zł', 39.9],
      ['CHF 1’234.50', 1234.5],
      ['CHF-12.50', -12.5],
    ])('[API-45] [TRK-04] reads "%s" as %d', (text, price) => {
      expect(parsePrice(text)).toBe(price)
    })

    test.each(['', '   ', 'kr', 'free', '£', '-', ',', '12 for 34', '1,-2', '5 kr/st', 'from 79', 'fra 79 kr.', 'x2'])(
      'reads "%s" as no price',
      (text) => {
        expect(parsePrice(text)).toBeUndefined()
      },
    )

    test(`[API-45] reads back every price that Intl of ICU ${process.versions['icu']?.split('.')[0]} writes in Europe`, () => {
      const styles = fc.record({
        culture: fc.constantFrom(...CULTURES.split(' ')),
        currency: fc.constantFrom(...CURRENCIES.split(' ')),
        currencyDisplay: fc.constantFrom('symbol' as const, 'narrowSymbol' as const, 'code' as const),
      })
      fc.assert(
        fc.property(styles, fc.integer({ min: -99_999_999, max: 99_999_999 }), ({ culture, ...style }, cents) => {
          const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
          const text = new Intl.NumberFormat(culture, { style: 'currency', ...style, ...digits }).format(cents / 100)
          expect(parsePrice(text)).toBeCloseTo(cents / 100, 5)
        }),
        { numRuns: 1000 },
      )
    })

    test('never fails, whatever it is given', () => {
      fc.assert(
        fc.property(fc.string({ unit: 'grapheme' }), (text) => {
          const price = parsePrice(text)
          expect(price === undefined || Number.isFinite(price)).toBe(true)
        }),
      )
    })
  })

  describe('formatAmount', () => {
    test('[CFG-30] writes numbers in the culture of the shop', () => {
      const swedish = formatAmount(1234.5, { cultureName: 'sv-SE', currency: 'SEK' })
      expect(swedish.replaceAll(/\s/g, ' ')).toBe('1 234,50 kr')
      expect(formatAmount(1234.5, british)).toBe('£1,234.50')
    })

    test('keeps texts of the gateway as they are', () => {
      expect(formatAmount('1.234,50 kr.', british)).toBe('1.234,50 kr.')
      expect(formatAmount('', british)).toBe('')
    })

    test.each([
      [49, '', '£49.00'],
      ['49.00', '', '£49.00'],
      ['49', 'EUR', '€49.00'],
      [49, '£', '£49.00'],
      ['1234,5', 'gbp', '£1,234.50'],
      ['49.0000', '', '£49.00'],
      [-1, '€', '-€1.00'],
      [49, 'kr', '£49.00'],
      [49, ' EUR ', '€49.00'],
      [49, 'EURO', '£49.00'],
      [' £49.00 ', '', '£49.00'],
    ])('gives an amount of %j with currency "%s" the one form of all pages', (amount, currency, shown) => {
      expect(formatAmount(amount, british, currency)).toBe(shown)
    })

    test.each([
      ['da-DK', 'DKK', '59,00 kr', '59,00 kr.'],
      ['da-DK', 'DKK', '59,00\u00A0kr.', '59,00 kr.'],
      ['da-DK', 'DKK', '199,- kr', '199,- kr.'],
      ['sv-SE', 'SEK', '1 059,00 kr.', '1 059,00 kr'],
      ['sv-SE', 'SEK', '59 kr/st', '59 kr/st'],
      ['da-DK', 'DKK', 'kr. 59,00', 'kr. 59,00'],
      ['en-GB', 'GBP', '59,00 kr', '59,00 kr'],
    ])('[CFG-30] in %s %s the text "%s" reads "%s", as a number would', (cultureName, currency, sent, shown) => {
      expect(formatAmount(sent, { cultureName, currency }).replaceAll(/\s/g, ' ')).toBe(shown)
    })

    test('[CFG-30] a number and a text of one amount read alike', () => {
      const style = { cultureName: 'da-DK', currency: 'DKK' }
      expect(formatAmount('59,00 kr', style)).toBe(formatAmount(59, style))
    })

    test('takes "kr" for the crowns of the shop', () => {
      const danish = { cultureName: 'da-DK', currency: 'DKK' }
      expect(formatAmount(49, danish, 'kr')).toBe(formatAmount('49,00', danish, 'DKK'))
    })

    test('still shows the price when culture or currency are unknown', () => {
      expect(formatAmount(9.9, { cultureName: 'no culture', currency: 'GBP' })).toBe('£9.90')
      expect(formatAmount(9.9, { cultureName: 'no culture', currency: 'GBP' }, 'eur')).toBe('€9.90')
      expect(formatAmount(9.9, { cultureName: 'en-GB', currency: '' })).toBe('9.90')
      expect(formatAmount(Number.NaN, british)).toBe('')
    })
  })

  test('reads the currency that amounts name', () => {
    const amounts = ['€8.85', '1 234,50 SEK', 'DKK 59,00', 'US$ 9', '£1,234.50', '59,00 kr', '8.85', 8.85, '', 'free']
    expect(amounts.map((amount) => currencyAmong([amount]))).toEqual(['€', 'SEK', 'DKK', '$', '£', '', '', '', '', ''])
    expect(currencyAmong([8.85, '', '2.95', '€1.00', '£1.00'])).toBe('€')
    expect(currencyAmong([])).toBe('')
  })

  test('takes an amount off with its minus, however the gateway writes it', () => {
    expect(['£1.00', ' £1.00 ', '-£1.00', '\u22121,00 kr', 1, -1, 0, '', 'soon'].map(asReduction)).toEqual([
      '-£1.00',
      '-£1.00',
      '-£1.00',
      '\u22121,00 kr',
      -1,
      -1,
      0,
      '',
      'soon',
    ])
  })

  test('an amount that was sent and is zero is nothing; an amount that is absent is not', () => {
    expect([0, '0', '£0.00', '0,00 kr'].map(isNothing)).toEqual(Array(4).fill(true))
    expect([0.01, '£0.10', '', 'free'].map(isNothing)).toEqual(Array(4).fill(false))
  })

  describe('percentOff', () => {
    test('[PROD-19] is a whole share, never more than the prices give', () => {
      expect(percentOff('£4.50', '£6.00')).toBe(25)
      expect(percentOff('699,00 kr.', '849,00 kr.')).toBe(17)
      expect(percentOff(0.9, 1)).toBe(10)
      expect(percentOff('£99.50', '£100.00')).toBe(0)
    })

    test('[PROD-19] is nothing for prices that are not lower or no amounts', () => {
      expect(percentOff('£6.00', '£6.00')).toBe(0)
      expect(percentOff('£6.00', '£4.50')).toBe(0)
      expect(percentOff('ask us', '£4.50')).toBe(0)
      expect(percentOff('£4.50', '')).toBe(0)
      expect(percentOff(0, 5)).toBe(0)
    })
  })

  describe('minorUnitsOf', () => {
    test.each([
      ['£10.85', 'GBP', 1085],
      ['1.234,50 kr.', 'DKK', 123_450],
      // Neither amount is exact in binary.
      [1.15, 'EUR', 115],
      [8.29, 'EUR', 829],
      [0, 'EUR', 0],
      ['12', 'SEK', 1200],
      ['1234', 'JPY', 1234],
      ['1.2345', 'KWD', 1235],
      [1234.5, 'HUF', 123_450],
    ])('[PAY-21] %s in %s are %d of the smallest unit', (amount, currency, units) => {
      expect(minorUnitsOf(amount, decimalsOf(currency))).toBe(units)
    })

    test.each([
      ['', 'EUR'],
      ['free', 'EUR'],
      ['12.50', ''],
      ['12.50', 'kr'],
    ])('"%s" in "%s" is no amount', (amount, currency) => {
      expect(minorUnitsOf(amount, decimalsOf(currency))).toBeUndefined()
    })
  })
})
