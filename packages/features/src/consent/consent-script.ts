import type { Configuration } from '@shop/domain/shop/configuration.ts'
import { loadScript } from '../runtime/third-parties/load-script.ts'
import { analyticsVendors, withSandbox } from '../runtime/third-parties/third-parties.ts'
import { setDefaultConsent } from './consent-mode.ts'

declare global {
  interface Window {
    CookieInformation?: { getConsentGivenFor: (category: 'cookie_cat_statistic') => boolean | undefined }
    /** The vendor's object once its script ran; until then browsers give the script element itself, by its id. */
    CookieConsent?: { renew?: () => void }
  }
}

type ConsentConfig = Pick<Configuration, 'consentScriptUrl' | 'cookieBannerCulture'>

/** Has Cookie Information ask the visitor, in the shop's language. Rejects when its script cannot be had. */
export function loadConsentScript(
  { consentScriptUrl, cookieBannerCulture }: ConsentConfig,
  sandboxOrigin: string | undefined,
): Promise<void> {
  setDefaultConsent()
  return loadScript(consentScriptUrl, withSandbox(analyticsVendors.consent.origins, sandboxOrigin), {
    id: 'CookieConsent',
    'data-gcm-version': '2.0',
    ...(cookieBannerCulture && { 'data-culture': vendorLanguage(cookieBannerCulture) }),
  })
}

/** Asks anew, so that the visitor can take the answer back. Rejects when the script cannot be had or knows no asking. */
export async function renewConsent(choice: ConsentConfig, sandboxOrigin: string | undefined) {
  await loadConsentScript(choice, sandboxOrigin)
  const { CookieConsent } = window
  if (typeof CookieConsent?.renew !== 'function') throw new Error('The consent script did not introduce itself')
  CookieConsent.renew()
}

/** Tells each time the visitor's answer about statistics becomes known, or changes; nothing while it is open. */
export function onStatisticsConsent(report: (isGiven: boolean) => void) {
  window.addEventListener('CookieInformationConsentGiven', () => {
    const isGiven = window.CookieInformation?.getConsentGivenFor('cookie_cat_statistic')
    if (isGiven !== undefined) report(isGiven)
  })
}

/** Whether this browser holds an answer from before: the vendor's own cookie. */
export const hasConsentAnswer = () => document.cookie.includes('CookieInformationConsent=')

/** The vendor names languages by two capital letters: `da-DK` is `DA`. */
const vendorLanguage = (culture: string) => (culture.split('-')[0] ?? '').toUpperCase()
