const NAMES = ['local', 'test', 'staging', 'production'] as const

/** Where a gateway runs. `local` is a developer's machine: demo customers, published secrets and sandboxes are for it alone. */
export type SiteEnvironment = (typeof NAMES)[number]

/** Reads it from the environment variables; throws when nobody said, so that no shop of customers is taken for a developer's. */
export function readSiteEnvironment({ SITE_ENV }: Readonly<Record<string, string | undefined>>): SiteEnvironment {
  const known = NAMES.find((name) => name === SITE_ENV)
  if (!known) throw new Error(`SITE_ENV must be one of ${NAMES.join(', ')}.`)
  return known
}
