/** Somebody else whose script may run in the shop. */
export interface ThirdParty {
  owner: string
  /** Why the shop trusts it with a script of its own. */
  reason: string
  /** Their documented hosts, for test and for real use. */
  origins: readonly string[]
  /** Documented hosts of a vendor that are asked for something else than scripts. */
  calls?: readonly string[]
  pictures?: readonly string[]
  frames?: readonly string[]
  styles?: readonly string[]
  /** Whether it frames hosts that are not known beforehand, such as the customer's bank for 3-D Secure. */
  framesAnyHost?: boolean
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
