import { sentConfigurationSchema } from '@shop/domain/shop/configuration.ts'
import { fallbacksOf, type SiteSettings } from '@shop/domain/shop/site-settings.ts'
import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import type { DeployedSite } from '../sites/deployed-sites.ts'
import { startUpRows, type GatewayAnswers } from './start-up-rows.ts'

const siteWith = (settings: SiteSettings, more: Partial<DeployedSite> = {}): DeployedSite => ({
  name: 'phonicear-dk',
  brand: 'phonicear',
  market: { shopId: 'shop_dk', culture: 'da-DK', currency: 'DKK', timeZone: 'Europe/Copenhagen', country: 'DK' },
  gatewayBase: '',
  upstream: 'https://gateway.example',
  origin: 'https://shop.example',
  pictureHosts: [],
  hosts: ['shop.example'],
  fallbackTexts: false,
  fallbacks: fallbacksOf(settings),
  ...more,
})

const answering = (configuration: object, more: Partial<GatewayAnswers> = {}): GatewayAnswers => ({
  configuration: parse(sentConfigurationSchema, configuration),
  missingTexts: 0,
  links: { terms: '/terms', privacy: '/privacy', contact: 'mailto:help@shop.example' },
  ...more,
})

/** Returns the line of one thing, with a mark for a loss. */
function line(thing: string, site: DeployedSite, answers: GatewayAnswers | string): string | undefined {
  const row = startUpRows(site, answers).find((one) => one.thing === thing)
  return row && `${row.isLoss ? '! ' : ''}${row.does}`
}

const full = {
  captcha: { provider: 'turnstile', siteKey: '1' },
  consentScriptUrl: 'https://gateway.example/uc.js',
  tagManager: { default: 'GTM-1' },
  paymentProvider: 'nets',
  guaranteeNotice: '/notice.png',
  seller: { name: 'Hearby ApS', address: 'Havnegade 12', companyNumber: '1', vatNumber: 'DK1' },
}

describe('startUpRows', () => {
  test('[CFG-39] nothing is lost where the gateway names everything', () => {
    expect(startUpRows(siteWith({}), answering(full)).filter(({ isLoss }) => isLoss)).toEqual([])
  })

  test('[CFG-39] [LAW-01] [LAW-04] on documented fields alone, captcha, counting, texts, links, payment and what the law wants are lost', () => {
    const lost = startUpRows(siteWith({}), answering({}, { missingTexts: 3, links: {} })).filter(({ isLoss }) => isLoss)
    expect(lost.map(({ thing }) => thing)).toEqual([
      'captcha',
      'tag manager',
      'texts',
      'terms',
      'contact',
      'payment',
      'guarantee',
      'seller',
    ])
  })

  describe('[CFG-39] says of', () => {
    test.each<[thing: string, settings: SiteSettings, sent: object, does: string]>([
      ['captcha', {}, {}, '! not named: registration, new password and contact are not sent, and say whom to write to'],
      ['captcha', { captcha: 'none' }, {}, 'none: the gateway does not check it, and forms are sent without one'],
      ['captcha', { captcha: { provider: 'hcaptcha', siteKey: '1' } }, {}, 'hcaptcha (settings)'],
      ['captcha', { captcha: { provider: 'hcaptcha', siteKey: '1' } }, full, 'turnstile (gateway)'],
      ['consent', {}, {}, 'https://policy.app.cookieinformation.com/uc.js (default)'],
      ['consent', {}, full, 'https://gateway.example/uc.js (gateway)'],
      ['consent', { consent: { scriptUrl: 'https://own.example/uc.js' } }, {}, 'https://own.example/uc.js (settings)'],
      ['consent', { consent: 'off' }, {}, '! off: no consent is asked'],
      [
        'tag manager',
        { consent: 'off', tagManager: { default: 'GTM-1' } },
        {},
        '! not loaded, because no consent is asked: no purchase is counted',
      ],
      ['tag manager', { tagManager: { default: 'GTM-2' } }, {}, 'GTM-2 (settings)'],
      ['tag manager', { tagManager: { byHost: { 'shop.example': 'GTM-2' } } }, {}, 'GTM-2 at shop.example (settings)'],
      [
        'tag manager',
        { tagManager: { default: 'GTM-1', byHost: { 'other.example': 'GTM-2' } } },
        {},
        '! GTM-1, GTM-2 at other.example (settings). The site does not answer at other.example',
      ],
      [
        'payment',
        {},
        { paymentProvider: 'cheque' },
        '! no known provider: the shop says that payment is not available',
      ],
      ['payment', {}, { featureFlags: { hidePricesAndPayment: true } }, 'customers do not pay'],
      ['guarantee', {}, full, '/notice.png (gateway)'],
      ['guarantee', { guaranteeNotice: '/own.png' }, {}, '/own.png (settings)'],
      [
        'guarantee',
        {},
        {},
        '! the official notice is not named: our words stand in, and the law wants the file (guaranteeNotice)',
      ],
      [
        'guarantee',
        {},
        { featureFlags: { hidePricesAndPayment: true } },
        'no notice, because the law of the European Union does not apply',
      ],
      ['seller', {}, full, 'complete (gateway)'],
      [
        'seller',
        { seller: { name: 'Hearby ApS', address: 'Havnegade 12' } },
        {},
        '! lacks companyNumber, vatNumber: footer, receipts and mails must name the seller',
      ],
    ])('%s with %j and %j', (thing, settings, sent, text) => {
      expect(line(thing, siteWith(settings), answering(sent))).toBe(text)
    })

    test('contact, which the form alone can be where it is sent', () => {
      const lacking = { links: {} }
      expect(line('contact', siteWith({}), answering(full, lacking))).toBe('the contact form')
      expect(line('contact', siteWith({}), answering({}, lacking))).toContain('! no mail address')
      expect(line('contact', siteWith({ contact: '/write' }), answering({}, lacking))).toBe('/write (settings)')
    })

    test('texts and links, by what the content lacks', () => {
      const lacking = answering({}, { missingTexts: 3, links: { terms: '/terms' } })
      const site = siteWith({ privacy: 'https://shop.example/privacy' }, { fallbackTexts: true })
      expect(line('texts', site, lacking)).toBe("the gateway lacks 3: the shop's own are shown")
      expect(line('texts', siteWith({}), lacking)).toBe('! the gateway lacks 3: they stay empty (fallbackTexts)')
      expect(line('terms', site, lacking)).toBe('/terms (content)')
      expect(line('privacy', site, lacking)).toBe('https://shop.example/privacy (settings)')
    })

    test.each([
      [true, '! no page: the box that customers tick leads nowhere'],
      [false, 'no page, and no box that customers tick'],
    ])('a missing privacy page, where a box for it is shown: %s', (showPrivacyPolicyConsent, text) => {
      const answers = answering({ featureFlags: { showPrivacyPolicyConsent } }, { links: {} })
      expect(line('privacy', siteWith({}), answers)).toBe(text)
    })

    test('a container for one host alone, at which hosts nothing is counted', () => {
      const site = siteWith(
        { tagManager: { byHost: { 'shop.example': 'GTM-2' } } },
        { hosts: ['shop.example', 'b.example'] },
      )
      expect(line('tag manager', site, answering({}))).toContain('No purchase is counted at b.example')
    })

    test('a gateway that is silent', () => {
      expect(line('gateway', siteWith({}), 'unreachable')).toBe(
        '! cannot be asked (unreachable). The site starts anyway.',
      )
    })
  })
})
