/** A third party whose script may run in the shop. */
export interface ThirdParty {
  owner: string
  /** The reason why the shop loads its script. */
  reason: string
  /** The documented hosts of its scripts, for test and production. */
  origins: readonly string[]
  /** The documented hosts of calls, pictures, frames and styles. */
  calls?: readonly string[]
  pictures?: readonly string[]
  frames?: readonly string[]
  styles?: readonly string[]
  /** Whether it frames unpredictable hosts, such as the customer's bank for 3-D Secure. */
  framesAnyHost?: boolean
}

/** The vendors whose scripts run during the whole visit, except beside a payment. */
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

/** Adds the origin of the local sandboxes, if the site has one. An empty list stays empty. */
export const withSandbox = (origins: readonly string[], sandboxOrigin: string | undefined): string[] =>
  origins.length > 0 && sandboxOrigin ? [...origins, sandboxOrigin] : [...origins]
