// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadConsentScript, renewConsent, onStatisticsConsent } from './consent-script.ts'

let number = 0
/** A new address each time, because a page loads an address only once. */
const scriptUrl = () => `https://policy.app.cookieinformation.com/uc.js?${++number}`
const element = () => document.querySelector('script#CookieConsent')
/** Nothing is fetched. The test sends the script's event itself. */
const ends = (event: 'load' | 'error') => element()?.dispatchEvent(new Event(event))

const { prototype } = HTMLScriptElement
const source = Object.getOwnPropertyDescriptor(prototype, 'src')

describe('the consent script', () => {
  beforeEach(() => {
    vi.spyOn(document.head, 'append').mockImplementation((script) => document.body.append(script))
    Object.defineProperty(prototype, 'src', { configurable: true, set() {} })
  })
  afterEach(() => {
    if (source) Object.defineProperty(prototype, 'src', source)
    document.querySelectorAll('script').forEach((script) => script.remove())
    delete window.dataLayer
    delete window.CookieConsent
    delete window.CookieInformation
  })

  test('[SEO-07] [CFG-29] loads version 2.0 in the language of the configuration', async () => {
    const loaded = loadConsentScript({ consentScriptUrl: scriptUrl(), cookieBannerCulture: 'da-DK' }, undefined)
    expect(element()?.getAttribute('data-gcm-version')).toBe('2.0')
    expect(element()?.getAttribute('data-culture')).toBe('DA')
    ends('load')
    await loaded
  })

  test('[CFG-29] leaves the language to the vendor where the configuration names none', () => {
    void loadConsentScript({ consentScriptUrl: scriptUrl(), cookieBannerCulture: '' }, undefined)
    expect(element()?.hasAttribute('data-culture')).toBe(false)
  })

  test('[TRK-08] denies everything before the script is there, once, and writes nothing else', () => {
    void loadConsentScript({ consentScriptUrl: scriptUrl(), cookieBannerCulture: '' }, undefined)
    void loadConsentScript({ consentScriptUrl: scriptUrl(), cookieBannerCulture: '' }, undefined)
    expect(window.dataLayer).toHaveLength(1)
    const command = window.dataLayer?.[0]
    // Tag Manager accepts only this kind of object as a command.
    expect(Object.prototype.toString.call(command)).toBe('[object Arguments]')
    const [name, kind, states] = Array.from(command as ArrayLike<unknown>)
    expect([name, kind]).toEqual(['consent', 'default'])
    expect(states).toMatchObject({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      wait_for_update: 500,
    })
  })

  test('loads from the vendor alone, or from the stand-in that the site names', async () => {
    const foreign = { consentScriptUrl: 'https://evil.example/uc.js', cookieBannerCulture: '' }
    await expect(loadConsentScript(foreign, undefined)).rejects.toThrow('evil.example')
    const local = loadConsentScript(
      { consentScriptUrl: 'http://localhost:8080/uc.js', cookieBannerCulture: '' },
      'http://localhost:8080',
    )
    ends('load')
    await expect(local).resolves.toBeUndefined()
  })

  test('[ERR-06] asks again, and rejects if the script cannot ask', async () => {
    const choice = { consentScriptUrl: scriptUrl(), cookieBannerCulture: '' }
    const failed = renewConsent(choice, undefined)
    ends('error')
    await expect(failed).rejects.toThrow('could not be loaded')
    const mute = renewConsent(choice, undefined)
    ends('load')
    await expect(mute).rejects.toThrow('introduce')
    const renew = vi.fn<() => void>()
    window.CookieConsent = { renew }
    await renewConsent(choice, undefined)
    expect(renew).toHaveBeenCalledOnce()
  })

  test('[TRK-08] tells the answer about statistics, and nothing while there is none', () => {
    const report = vi.fn<(isGiven: boolean) => void>()
    let given: boolean | undefined
    window.CookieInformation = { getConsentGivenFor: () => given }
    onStatisticsConsent(report)
    for (const answer of [undefined, true, false]) {
      given = answer
      window.dispatchEvent(new Event('CookieInformationConsentGiven'))
    }
    expect(report.mock.calls).toEqual([[true], [false]])
  })
})
