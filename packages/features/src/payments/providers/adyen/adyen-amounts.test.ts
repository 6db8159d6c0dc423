import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { adyenDecimalsOf } from '@shop/domain/payments/providers/adyen-amounts.ts'
import { isCurrency } from '@shop/domain/prices/currencies.ts'
import { describe, expect, it } from 'vitest'

const sdk = (path: string) =>
  readFileSync(fileURLToPath(new URL(path, import.meta.resolve('@adyen/adyen-web'))), 'utf8')
const { version } = JSON.parse(sdk('../../package.json')) as { version: string }

/** How many minor units the form of Adyen counts for one major unit, where it does not count a hundred. */
const factors = new Map(
  [...sdk('./utils/constants/currency-decimals.js').matchAll(/([A-Z]{3}):([\de]+)/g)].map(([, code = '', factor]) => [
    code,
    Number(factor),
  ]),
)

describe('an amount for Adyen', () => {
  it(`the minor units of Adyen are those of its form, version ${version}, where it is not silent [PAY-21]`, () => {
    expect(factors.size).toBe(25)
    const others = Intl.supportedValuesOf('currency').filter(
      (currency) => isCurrency(currency) && 10 ** (adyenDecimalsOf(currency) ?? 0) !== (factors.get(currency) ?? 100),
    )
    // The form is silent about it, so ISO 4217 decides.
    expect(others).toEqual(['BIF'])
  })

  it.each([
    ['CLP', 2],
    ['CVE', 0],
    ['IDR', 0],
    ['ISK', 2],
    ['DKK', 2],
    ['KWD', 3],
    ['kr', undefined],
  ])('Adyen writes amounts in %s with %j decimals [PAY-21]', (currency, decimals) => {
    expect(adyenDecimalsOf(currency)).toBe(decimals)
  })
})
