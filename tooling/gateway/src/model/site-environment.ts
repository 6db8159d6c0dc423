const NAMES = ['local', 'test', 'staging', 'production'] as const

/** The environment of a gateway. Only `local`, a developer's machine, has demo customers, published secrets and sandboxes. */
export type SiteEnvironment = (typeof NAMES)[number]

/** Reads `SITE_ENV`. Throws if it is missing, so that a real shop never runs with the settings of a developer's machine. */
export function readSiteEnvironment({ SITE_ENV }: Readonly<Record<string, string | undefined>>): SiteEnvironment {
  const known = NAMES.find((name) => name === SITE_ENV)
  if (!known) throw new Error(`SITE_ENV must be one of ${NAMES.join(', ')}.`)
  return known
}
