import { describe, expect, test } from 'vitest'
import { allPaymentOrigins, NO_PAYMENT_HOSTS, paymentOrigins } from './provider-origins.ts'
import { paymentProviders } from './providers.ts'

const SANDBOX = 'http://localhost:8080'
const netsScripts = [
  'https://checkout.dibspayment.eu',
  'https://test.checkout.dibspayment.eu',
  'https://applepay.cdn-apple.com',
]

describe('the origins of a provider', () => {
  test('a page may load only from its own provider, and from the sandbox if the site names one', () => {
    expect(paymentOrigins('nets', undefined)).toEqual({ scripts: netsScripts, hosts: NO_PAYMENT_HOSTS, logos: [] })
    expect(paymentOrigins('nets', SANDBOX).scripts).toEqual([...netsScripts, SANDBOX])
    expect(paymentOrigins(undefined, SANDBOX)).toEqual({ scripts: [], hosts: NO_PAYMENT_HOSTS, logos: [] })
  })

  test('[PAY-05] the page of Kustom lets in the families of hosts that Kustom and Klarna publish, and what else its fraud check may show', () => {
    const { scripts, hosts } = paymentOrigins('klarna', undefined)
    expect(scripts).toEqual(['https://*.kustom.co', 'https://*.klarna.com', 'https://*.klarnacdn.net'])
    expect(hosts).toEqual({
      calls: ['https://*.klarnaevt.com'],
      pictures: ['https://*.klarnaevt.com'],
      frames: ['https:'],
    })
  })

  test('a form that is part of the shop may ask and frame its provider, whose scripts run nowhere', () => {
    const { scripts, hosts, logos } = paymentOrigins('adyen', SANDBOX)
    expect(scripts).toEqual([])
    for (const origins of Object.values(hosts)) {
      expect(origins).toEqual(
        expect.arrayContaining([
          'https://checkoutshopper-live.adyen.com',
          'https://checkoutshopper-test.adyen.com',
          SANDBOX,
        ]),
      )
    }
    // 3-D Secure frames any bank's page, but calls only known hosts.
    expect([hosts.frames.includes('https:'), hosts.calls.includes('https:')]).toEqual([true, false])
    expect(logos).toContain('https://*.adyen.com')
  })

  test('a page sent before the shop is known allows the origins of every provider', () => {
    const all = allPaymentOrigins(undefined)
    for (const name of Object.keys(paymentProviders) as (keyof typeof paymentProviders)[]) {
      const { scripts, logos } = paymentOrigins(name, undefined)
      expect(all.scripts).toEqual(expect.arrayContaining(scripts))
      expect(all.logos).toEqual(expect.arrayContaining(logos))
    }
  })
})
