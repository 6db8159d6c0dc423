import type { Configuration } from '@shop/domain/configuration.ts'

/** Somebody else whose script may run in the shop. */
export interface ThirdParty {
  owner: string
  /** Why the shop trusts it with a script of its own. */
  reason: string
  /** Their documented hosts, for test and for real use. */
  origins: readonly string[]
  /** Documented hosts of an analytics vendor that are asked for something else than scripts. */
  calls?: readonly string[]
  pictures?: readonly string[]
  frames?: readonly string[]
}

/** Whose scripts are there on the whole visit, but never beside a payment. */
export const analyticsVendors = {
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
} as const satisfies Record<string, ThirdParty>

/** Origins, and the local stand-in beside them where the site names one; where there are none, neither is it. */
export const withSandbox = (origins: readonly string[], sandboxOrigin: string | undefined): string[] =>
  origins.length > 0 && sandboxOrigin ? [...origins, sandboxOrigin] : [...origins]

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
