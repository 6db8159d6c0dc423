import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { completedFields, type ConfigurationFallbacks } from './completed-fields.ts'
import { sentConfigurationSchema } from './configuration.ts'

const read = (sent: object) => v.parse(sentConfigurationSchema, sent)
const word = fc.string({ minLength: 1 })
const perhaps = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const container = fc.record({ default: word, byHost: fc.constant({}), scriptUrl: fc.constant('') })
const captcha = fc.record({ provider: fc.constant('turnstile' as const), siteKey: word, scriptUrl: fc.constant('') })

/** Every field that both gateway and site can name, with values that say something. */
const layer = fc.record({
  displayName: perhaps(word),
  currency: perhaps(word),
  timeZone: perhaps(fc.constantFrom('Europe/Copenhagen', 'America/Nuuk')),
  deliveryDays: perhaps(fc.integer()),
  orderBefore: perhaps(fc.constantFrom('15:00', '9.30')),
  returnDays: perhaps(fc.integer({ min: 1 })),
  refillAfterDays: perhaps(fc.integer({ min: 1 })),
  refillMails: perhaps(fc.boolean()),
  allowPriceSort: perhaps(fc.boolean()),
  guestOrders: perhaps(fc.boolean()),
  searchSuggestions: perhaps(fc.boolean()),
  allowFilters: perhaps(fc.boolean()),
  sendsPartsOfLists: perhaps(fc.boolean()),
  seller: perhaps(fc.record({ name: word, address: word, companyNumber: word, vatNumber: word })),
  guaranteeNotice: perhaps(word.map((name) => `/${name}`)),
  eventsWithoutProducts: perhaps(fc.boolean()),
  captcha: perhaps(captcha),
  consentScriptUrl: perhaps(word),
  tagManager: perhaps(container),
} satisfies Record<Exclude<keyof ConfigurationFallbacks, 'passwordMinLength' | 'links'>, unknown>)

describe('completedFields', () => {
  test('[CFG-40] [OP-92] each value is the gateway’s, or else the site’s, or else the default', () => {
    const unsaid = completedFields(read({}))
    fc.assert(
      fc.property(layer, layer, (sent, site) => {
        const complete = completedFields(read(sent), site)
        const expected = Object.fromEntries(
          Object.keys(sent).map((name) => {
            const field = name as keyof typeof sent
            return [field, sent[field] ?? site[field] ?? unsaid[field]]
          }),
        )
        expect(complete).toMatchObject(expected)
      }),
    )
  })

  test('[CFG-40] [OP-92] names of no value count as not sent', () => {
    const site = {
      captcha: 'none',
      tagManager: { default: 'GTM-1', byHost: {}, scriptUrl: '' },
      currency: 'DKK',
    } as const
    const sent = {
      captcha: { provider: 'hcaptcha', siteKey: '' },
      tagManager: { default: '', byHost: {} },
      currency: '',
    }
    expect(completedFields(read(sent), site)).toMatchObject(site)
    const byHost = { default: null, byHost: { 'a.example': 'GTM-2' } }
    expect(completedFields(read({ tagManager: byHost }), site).tagManager?.byHost).toEqual(byHost.byHost)
  })

  test('[OP-93] a captcha that neither names is none that the shop may leave out', () => {
    expect(completedFields(read({})).captcha).toBeUndefined()
  })

  test('[CFG-30] culture, currency and time zone come from the market at last', () => {
    const market = { culture: 'da-DK', currency: 'DKK', timeZone: 'Europe/Copenhagen' }
    expect(completedFields(read({}), { currency: 'EUR' }, market)).toMatchObject({
      cultureName: 'da-DK',
      currency: 'EUR',
      timeZone: 'Europe/Copenhagen',
    })
    expect(completedFields(read({ cultureName: 'sv-SE' }), {}, market)).toMatchObject({
      cultureName: 'sv-SE',
      currency: 'DKK',
    })
  })
})
