import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  configurationSchema,
  defaultCountry,
  featureFlagsSchema,
  recommendedItemNumbersSchema,
} from './configuration.ts'
import { isFreeShop } from '../checkout/free-shop.ts'
import { aConfiguration } from '../testing/samples.ts'

describe('the configuration', () => {
  test('[CFG-11] every switch is off unless the gateway says otherwise', () => {
    const { landingPageType, topMenuType, orderSummaryType, breadcrumbType, paymentProvider, ...switches } = v.parse(
      featureFlagsSchema,
      {},
    )
    expect(Object.keys(switches)).toEqual([
      'showRecommendedProducts',
      'hideItemDescriptionInCart',
      'hideInStockInfo',
      'hideDeliveryDateInfo',
      'displayPriceIncludingVat',
      'allowProductSchema',
      'useEnrichedProductData',
      'showCustomerPreferences',
      'hideCustomerMiddleName',
      'allowPromoCode',
      'allowFavourites',
      'showPrivacyPolicyConsent',
      'displayShippingDisclaimerInCart',
      'hidePricesAndPayment',
      'addressStreet2IsRequired',
    ])
    expect(new Set(Object.values(switches))).toEqual(new Set([false]))
    expect([landingPageType, topMenuType, orderSummaryType, breadcrumbType, paymentProvider]).toEqual([
      'tiles',
      'none',
      'global',
      'global',
      undefined,
    ])
    expect(aConfiguration({ featureFlags: null }).featureFlags).toEqual(v.parse(featureFlagsSchema, {}))
  })

  describe('choices', () => {
    test.each([
      ['CFG-06', 'landingPageType', ['tiles', 'splash', 'intro']],
      ['CFG-07', 'topMenuType', ['none', 'links', 'multilevel']],
      ['CFG-08', 'orderSummaryType', ['global', 'uk', 'dk', 'cpr']],
      ['CFG-09', 'breadcrumbType', ['global', 'uk']],
    ] as const)('[%s] %s takes its words, and the plainest one for any other', (_id, choice, words) => {
      const read = (word: unknown) => aConfiguration({}, { [choice]: word }).featureFlags[choice]
      expect(words.map(read)).toEqual(words)
      expect(['carousel', '', 7, null, undefined].map(read)).toEqual(Array(5).fill(words[0]))
    })

    test('[CFG-10] [CFG-35] the provider stands at the top, or among the flags; an unknown one is none', () => {
      expect(
        ['adyen', 'klarna', 'nets', 'cheque', null].map(
          (paymentProvider) => aConfiguration({ paymentProvider }).paymentProvider,
        ),
      ).toEqual(['adyen', 'klarna', 'nets', undefined, undefined])
      expect(aConfiguration({}, { paymentProvider: 'nets' }).paymentProvider).toBe('nets')
      expect(aConfiguration({ paymentProvider: 'adyen' }, { paymentProvider: 'nets' }).paymentProvider).toBe('adyen')
    })
  })

  test.each([
    ['CFG-06', 'landingPageType', 'intro'],
    ['CFG-07', 'topMenuType', 'links'],
    ['CFG-08', 'orderSummaryType', 'uk'],
    ['CFG-09', 'breadcrumbType', 'uk'],
  ] as const)('[%s] %s is read at the top too, where the flags do not have it (OP-3)', (_id, choice, word) => {
    expect(aConfiguration({ [choice]: word }).featureFlags[choice]).toBe(word)
    expect(aConfiguration({ [choice]: word }, { [choice]: 'global' }).featureFlags[choice]).not.toBe(word)
    expect(v.parse(configurationSchema, { [choice]: word, featureFlags: null }).featureFlags[choice]).toBe(word)
  })

  test('[CFG-34] switches outside featureFlags count for nothing', () => {
    expect(aConfiguration({ allowFavourites: true }).featureFlags.allowFavourites).toBe(false)
  })

  test('[PROD-17] delivery takes five days unless the shop says otherwise', () => {
    expect(aConfiguration().deliveryDays).toBe(5)
    expect(aConfiguration({ deliveryDays: 2 }).deliveryDays).toBe(2)
  })

  test('[CFG-27] the first country is where every form begins', () => {
    expect(defaultCountry(aConfiguration({ supportedCountries: { SE: 'Sverige', DK: 'Danmark' } }))).toBe('SE')
    expect(defaultCountry(aConfiguration())).toBe('')
  })

  test('[CFG-33] the shops for free supplies are known by their id', () => {
    expect(['phonicear_dk_forbrugsshop_free', 'phonicear_dk', ''].map((id) => isFreeShop({ id }))).toEqual([
      true,
      false,
      false,
    ])
  })

  test('[CFG-05] recommended items are read in every shape they may come in', () => {
    const shapes = [
      ['A', 'B'],
      { recommendedProducts: ['A', 'B'] },
      { products: [{ itemNumber: 'A' }, { itemNumber: 'B' }] },
      ['A', '', true, 'B'],
    ]
    for (const shape of shapes) expect(v.parse(recommendedItemNumbersSchema, shape)).toEqual(['A', 'B'])
    for (const nothing of [undefined, null, {}, 'A', []])
      expect(v.parse(recommendedItemNumbersSchema, nothing)).toEqual([])
  })

  test('a configuration with nothing in it still makes a shop', () => {
    expect(v.safeParse(configurationSchema, {}).success).toBe(true)
  })

  test('[CFG-31] [API-52] recommended items may be sent as items that name their number', () => {
    const sent = [{ itemNumber: 312, name: 'Batteries' }, 'DOM-1', {}]
    const { recommendedProducts, cartRecommendedProducts } = v.parse(configurationSchema, {
      recommendedProducts: sent,
      cartRecommendedProducts: sent,
    })
    expect([recommendedProducts, cartRecommendedProducts]).toEqual([
      ['312', 'DOM-1'],
      ['312', 'DOM-1'],
    ])
  })

  test.each([
    ['captcha', 'a vendor that the shop does not know', { provider: 'friendly', siteKey: 'FC-1' }],
    ['captcha', 'a key alone', '0x4AAA'],
    ['captcha', 'no key', { provider: 'turnstile' }],
    ['tagManager', 'a container alone', 'GTM-ABC123'],
  ] as const)('[API-52] a %s of another form, such as %s, counts as none', (field, _form, sent) => {
    const configuration = v.parse(configurationSchema, { displayName: 'Hearby', [field]: sent })
    expect(configuration).toMatchObject({ displayName: 'Hearby', [field]: undefined })
  })
})
