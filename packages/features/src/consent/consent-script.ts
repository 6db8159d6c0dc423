import type { Configuration } from '@shop/domain/shop/configuration.ts'
import { loadScript } from '../runtime/third-parties/load-script.ts'
import { analyticsVendors, withSandbox } from '../runtime/third-parties/third-parties.ts'
import { dataLayer, gtag } from './data-layer.ts'

declare global {
  interface Window {
    CookieInformation?: { getConsentGivenFor: (category: 'cookie_cat_statistic') => boolean | undefined }
    /** The vendor's object after its script has run. Before that, browsers return the script element with this id. */
    CookieConsent?: { renew?: () => void }
  }
}

type ConsentConfig = Pick<Configuration, 'consentScriptUrl' | 'cookieBannerCulture'>

/** Loads Cookie Information, which asks the visitor in the shop's language. Rejects if the script cannot be loaded. */
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

/** Asks the visitor again. Rejects if the script cannot be loaded or cannot ask again. */
export async function renewConsent(choice: ConsentConfig, sandboxOrigin: string | undefined) {
  await loadConsentScript(choice, sandboxOrigin)
  const { CookieConsent } = window
  if (typeof CookieConsent?.renew !== 'function') throw new Error('The consent script did not introduce itself')
  CookieConsent.renew()
}

/** Reports the visitor's answer about statistics, and each change of it. Reports nothing before the first answer. */
export function onStatisticsConsent(report: (isGiven: boolean) => void) {
  window.addEventListener('CookieInformationConsentGiven', () => {
    const isGiven = window.CookieInformation?.getConsentGivenFor('cookie_cat_statistic')
    if (isGiven !== undefined) report(isGiven)
  })
}

/** Whether the vendor's cookie holds an answer of an earlier visit. */
export const hasConsentAnswer = () => document.cookie.includes('CookieInformationConsent=')

/** The vendor's code of a language: `DA` for `da-DK`. */
const vendorLanguage = (culture: string) => (culture.split('-')[0] ?? '').toUpperCase()

/** How long tags wait for the answer of an earlier visit, in milliseconds. */
const WAIT_FOR_UPDATE = 500

/** Sets the defaults of consent mode 2: everything denied. The consent script updates them. */
function setDefaultConsent() {
  const layer = dataLayer()
  if (layer.some((entry) => isDefault(entry))) return
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    functionality_storage: 'denied',
    personalization_storage: 'denied',
    security_storage: 'granted',
    wait_for_update: WAIT_FOR_UPDATE,
  })
}

const isDefault = (entry: unknown) => {
  const [command, kind] = Array.from(entry as ArrayLike<unknown>)
  return command === 'consent' && kind === 'default'
}
