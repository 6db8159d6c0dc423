import type { Configuration, PaymentProvider } from '@shop/domain/configuration.ts'

interface ThirdParty {
  owner: string
  /** Why the shop trusts it with a script of its own. */
  reason: string
  /** Their documented hosts, for test and for real payments. */
  origins: readonly string[]
  /** Documented hosts of an analytics vendor that are asked for something else than scripts. */
  calls?: readonly string[]
  pictures?: readonly string[]
  frames?: readonly string[]
}

/** Somebody whose script is there on the whole visit, but never beside a payment. */
type AnalyticsVendor = 'consent' | 'tagManager'

const providers: Partial<Record<PaymentProvider, ThirdParty>> = {
  nets: {
    owner: 'Nexi (Nets Easy)',
    reason: 'takes card details in its own frame, so that they never touch the shop',
    origins: ['https://checkout.dibspayment.eu', 'https://test.checkout.dibspayment.eu'],
  },
}

const analyticsVendors: Readonly<Record<AnalyticsVendor, ThirdParty>> = {
  consent: {
    owner: 'Cookie Information',
    reason: 'asks visitors what may be remembered and counted, and keeps their answer',
    origins: ['https://policy.app.cookieinformation.com'],
    calls: ['https://policy.app.cookieinformation.com', 'https://consent.app.cookieinformation.com'],
    frames: ['https://policy.app.cookieinformation.com'],
  },
  tagManager: {
    owner: 'Google (Tag Manager)',
    reason: 'counts what is looked at and bought, once a visitor has agreed to statistics',
    origins: ['https://www.googletagmanager.com'],
    calls: ['https://*.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
    pictures: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  },
}

/** Everybody whose scripts may run in the shop: the one list behind the security policy and behind every script loaded. */
export const thirdParties: typeof providers & typeof analyticsVendors = { ...providers, ...analyticsVendors }

/** Who shows the marks of the ways to pay in the cart (CART-19): pictures only, no script. */
const PAYMENT_LOGOS: Partial<Record<PaymentProvider, readonly string[]>> = {
  adyen: ['https://checkoutshopper-live.adyen.com', 'https://checkoutshopper-test.adyen.com'],
}

/** The origins that the pages of a shop with this provider may load pictures from; a local stand-in where the site names one. */
export function pictureOrigins(provider: PaymentProvider | undefined, sandboxOrigin: string | undefined): string[] {
  const origins = (provider && PAYMENT_LOGOS[provider]) ?? []
  return origins.length > 0 && sandboxOrigin ? [...origins, sandboxOrigin] : [...origins]
}

/** The picture origins of every provider, for a page that is sent before the shop's own provider is known. */
export function allPictureOrigins(sandboxOrigin: string | undefined): string[] {
  const origins = Object.values(PAYMENT_LOGOS).flat()
  return sandboxOrigin ? [...origins, sandboxOrigin] : origins
}

/** The origins that scripts of this party may be loaded from; a local stand-in where the site names one. */
export function thirdPartyOrigins(
  party: PaymentProvider | AnalyticsVendor | undefined,
  sandboxOrigin: string | undefined,
): string[] {
  const { origins = [] } = (party && thirdParties[party]) ?? {}
  return origins.length > 0 && sandboxOrigin ? [...origins, sandboxOrigin] : [...origins]
}

/** The origins of every provider, for a payment page that is sent before the shop's own provider is known. */
export function allThirdPartyOrigins(sandboxOrigin: string | undefined): string[] {
  const origins = Object.values(providers).flatMap((party) => party.origins)
  return sandboxOrigin ? [...origins, sandboxOrigin] : origins
}

/** What the analytics vendors of a page may do: whence scripts, pictures and frames come, and who may be called. */
export type AnalyticsHosts = Readonly<Record<'scripts' | 'calls' | 'pictures' | 'frames', readonly string[]>>

export const NO_ANALYTICS_HOSTS: AnalyticsHosts = { scripts: [], calls: [], pictures: [], frames: [] }

/** The hosts of the analytics vendors that a shop has named; nobody's where nobody asks for consent (OP-43). */
export function analyticsHostsOf(
  { consentScriptUrl, tagManager }: Pick<Configuration, 'consentScriptUrl' | 'tagManager'>,
  sandboxOrigin: string | undefined,
): AnalyticsHosts {
  if (!consentScriptUrl) return NO_ANALYTICS_HOSTS
  return hostsOf(
    tagManager ? [analyticsVendors.consent, analyticsVendors.tagManager] : [analyticsVendors.consent],
    sandboxOrigin,
  )
}

/** The hosts of all analytics vendors, for a page that is sent before the shop's configuration is known. */
export const allAnalyticsHosts = (sandboxOrigin: string | undefined) =>
  hostsOf(Object.values(analyticsVendors), sandboxOrigin)

function hostsOf(parties: readonly ThirdParty[], sandboxOrigin: string | undefined): AnalyticsHosts {
  const standIn = sandboxOrigin ? [sandboxOrigin] : []
  return {
    scripts: [...parties.flatMap(({ origins }) => origins), ...standIn],
    calls: [...parties.flatMap(({ calls = [] }) => calls), ...standIn],
    pictures: parties.flatMap(({ pictures = [] }) => pictures),
    frames: parties.flatMap(({ frames = [] }) => frames),
  }
}
