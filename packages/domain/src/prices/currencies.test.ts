import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalsOf, isCurrency, shownDecimals } from './currencies.ts'
import { formatAmount } from './price.ts'

const known = Intl.supportedValuesOf('currency')
const currencies = known.filter(isCurrency)
const writtenDecimals = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
const cultures = ['da-DK', 'sv-SE', 'en-GB', 'nb-NO', 'fi-FI', 'is-IS', 'de-DE', 'pl-PL', 'hu-HU', 'cs-CZ', 'en-US']

describe('a currency', () => {
  describe('the decimals of a currency', () => {
    it.each([
      ['DKK', 2],
      ['HUF', 2],
      ['IDR', 2],
      ['CVE', 2],
      ['ISK', 0],
      ['CLP', 0],
      ['JPY', 0],
      ['KWD', 3],
      ['UYW', 4],
      ['kr', undefined],
      ['dkk', undefined],
      ['DKK ', undefined],
      ['AED AFN', undefined],
      ['XXX', undefined],
      ['', undefined],
    ])('of %j are those of ISO 4217: %j [API-49]', (currency, decimals) => {
      expect(decimalsOf(currency)).toBe(decimals)
    })

    // Chromium 156 agrees with Node 24, except that it also writes RSD without decimals.
    it(`differ from those that Intl of ICU ${process.versions['icu']?.split('.')[0]} writes in sixteen currencies`, () => {
      const others = currencies.filter((currency) => writtenDecimals(currency) !== decimalsOf(currency))
      expect(others.join(' ')).toBe('AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SOS SYP YER')
    })

    it('are known of every currency that Intl names and that can still be paid with', () => {
      expect(known.filter((code) => !isCurrency(code)).join(' ')).toBe('ANG BGN CUC HRK SLL XDR XSU ZWL')
    })
  })

  it('an amount is shown with all decimals of its currency, so that no part of it is hidden [API-49]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies),
        fc.constantFrom(...cultures),
        fc.integer({ min: 0, max: 99_999_999 }),
        (currency, cultureName, minorUnits) => {
          const decimals = shownDecimals(currency)
          const shown = formatAmount(minorUnits / 10 ** decimals, { cultureName, currency })
          const digits = shown.replaceAll(/[^\d]/g, '')
          expect([shown, Number(digits)]).toEqual([shown, minorUnits])
        },
      ),
    )
  })
})
