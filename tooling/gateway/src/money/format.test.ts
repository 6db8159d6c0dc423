import { isCurrency } from '@shop/domain/prices/currencies.ts'
import { describe, expect, it } from 'vitest'
import { formatMoney, fromMajor, toMajor } from './format.ts'

describe('formatted money', () => {
  it.each([
    ['da-DK', 'DKK', 123_450, '1.234,50 kr.'],
    ['en-GB', 'GBP', 123_450, '£1,234.50'],
    ['hu-HU', 'HUF', 123_450, '1234,50 Ft'],
    ['is-IS', 'ISK', 1234, '1.234 kr.'],
    ['en-GB', 'CVE', 123_450, 'CVE 1,234.50'],
  ])('an amount in %s with %s shows all its minor units [API-49]', (cultureName, currency, minor, written) => {
    expect(formatMoney(minor, { cultureName, currency }).replaceAll(/\s/g, ' ').trim()).toBe(written)
  })

  it('an amount in major units has the same minor units in every currency [API-49]', () => {
    for (const currency of Intl.supportedValuesOf('currency').filter(isCurrency)) {
      const style = { cultureName: 'en-GB', currency }
      expect([currency, fromMajor(toMajor(123_457, style), style)]).toEqual([currency, 123_457])
    }
  })
})
