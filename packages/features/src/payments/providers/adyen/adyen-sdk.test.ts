import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { adyenDecimalsOf } from '@shop/domain/payments/providers/adyen-amounts.ts'
import { adyenLocaleOf } from '@shop/domain/payments/providers/adyen-locales.ts'
import { isCurrency } from '@shop/domain/prices/currencies.ts'
import { describe, expect, it } from 'vitest'
import { moreMethods } from './more-methods.ts'
import { canOffer, formTypeOf } from './offered-methods.ts'

// Reads the pinned SDK itself, so that an update which changes one of these facts fails.

const fileOf = (path: string) => new URL(path, import.meta.resolve('@adyen/adyen-web')).href
const read = (path: string) => readFileSync(fileURLToPath(fileOf(path)), 'utf8')
const load = (path: string) => import(/* @vite-ignore */ fileOf(path)) as Promise<Record<string, unknown>>

const { version } = JSON.parse(read('../../package.json')) as { version: string }
const { parseLocale } = (await load('./language/utils.js')) as {
  parseLocale: (locale: string, supported: readonly string[]) => string
}
const { CDN_SUPPORTED_LOCALES: languages } = (await load('./language/constants.js')) as {
  CDN_SUPPORTED_LOCALES: readonly string[]
}
const { TxVariants } = (await load('./components/tx-variants.js')) as { TxVariants: Readonly<Record<string, string>> }
const { UNSUPPORTED_PAYMENT_METHODS: unsupported } = (await load('./components/Dropin/elements/filters.js')) as {
  UNSUPPORTED_PAYMENT_METHODS: readonly string[]
}

/** How many minor units the form of Adyen counts for one major unit, where it does not count a hundred. */
const factors = new Map(
  [...read('./utils/constants/currency-decimals.js').matchAll(/([A-Z]{3}):([\de]+)/g)].map(([, code = '', factor]) => [
    code,
    Number(factor),
  ]),
)

describe(`the form of Adyen, version ${version}`, () => {
  describe('its languages', () => {
    it('are these', () => {
      expect(languages.join(' ')).toBe(
        'ar bg-BG ca-ES cs-CZ da-DK de-DE el-GR en-US es-ES et-EE fi-FI fr-FR hr-HR hu-HU is-IS it-IT ja-JP ko-KR lt-LT ' +
          'lv-LV nl-NL no-NO pl-PL pt-BR pt-PT ro-RO ru-RU sk-SK sl-SI sv-SE zh-CN zh-TW',
      )
    })

    it.each([
      ['da-DK', 'da-DK'],
      ['da_DK', 'da-DK'],
      ['da', 'da-DK'],
      ['fo-FO', 'da-DK'],
      ['kl-GL', 'da-DK'],
      ['nb-NO', 'no-NO'],
      ['nn-NO', 'no-NO'],
      ['no', 'no-NO'],
      ['se-NO', 'no-NO'],
      ['sv-SE', 'sv-SE'],
      ['sv-FI', 'sv-SE'],
      ['fi-FI', 'fi-FI'],
      ['is-IS', 'is-IS'],
      ['de-AT', 'de-DE'],
      ['nl-BE', 'nl-NL'],
      ['en-GB', 'en-US'],
      ['en', 'en-US'],
      ['sr-Latn-RS', 'en-US'],
      ['Danish', 'en-US'],
    ])('show a shop in %s the form in %s [PAY-21]', (culture, language) => {
      expect(parseLocale(adyenLocaleOf(culture), languages)).toBe(language)
    })

    it('are reached for every language that it has', () => {
      for (const language of languages) expect(parseLocale(adyenLocaleOf(language), languages)).toBe(language)
    })
  })

  describe('its ways to pay', () => {
    const shown = new Set(moreMethods.flatMap(({ type, txVariants }) => [type, ...txVariants]))

    it('are offered where the form has a component for them, and no others that it knows [PAY-14]', () => {
      const known = [...Object.values(TxVariants), ...unsupported]
      expect(known.length).toBeGreaterThan(100)
      // The form drops those without a component without a word.
      expect(known.filter((type) => canOffer(type) !== shown.has(formTypeOf(type)))).toEqual([])
    })

    it('are offered where it does not know them: it sends the customer to their own page [PAY-14]', () => {
      const unknown = ['mobilepay', 'anyday', 'viabill', 'pay_by_something_new']
      expect(unknown.filter((type) => Object.values(TxVariants).includes(type))).toEqual([])
      expect(unknown.filter(canOffer)).toEqual(unknown)
    })
  })

  describe('its amounts', () => {
    it('have the minor units that the shop sends, where it is not silent [PAY-21]', () => {
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
    ])('in %s have %j decimals [PAY-21]', (currency, decimals) => {
      expect(adyenDecimalsOf(currency)).toBe(decimals)
    })
  })
})
