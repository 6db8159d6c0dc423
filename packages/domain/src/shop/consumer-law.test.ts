import { describe, expect, test } from 'vitest'
import { consumerLaw } from './consumer-law.ts'

const law = (countries: readonly string[], market = '', cultureName = '', hidePricesAndPayment = false) => {
  const supportedCountries = Object.fromEntries(countries.map((code) => [code, code]))
  const { isEu, isUk } = consumerLaw(
    { supportedCountries, cultureName, featureFlags: { hidePricesAndPayment } },
    market,
  )
  return [isEu && 'eu', isUk && 'uk'].filter(Boolean).join(' ')
}

describe('consumerLaw', () => {
  test.each<[why: string, found: string, expected: string]>([
    ['the market’s country', law([], 'DK'), 'eu'],
    ['a country that it delivers to', law(['CH', 'de'], 'CH'), 'eu'],
    ['the United Kingdom alone', law(['GB'], 'GB'), 'uk'],
    ['a British shop that delivers to Ireland', law(['GB', 'IE'], 'GB'), 'eu uk'],
    ['countries outside both', law(['CH', 'US']), ''],
    ['the culture, where no country is known', law([], '', 'sv_SE'), 'eu'],
    ['a British culture', law([], '', 'en-GB'), 'uk'],
    ['nothing known', law([], '', 'en'), 'eu'],
    ['a shop in which customers pay nothing', law(['DK'], 'DK', 'da-DK', true), ''],
  ])('[LAW-01] [LAW-02] the law goes by %s', (_why, found, expected) => {
    expect(found).toBe(expected)
  })
})
