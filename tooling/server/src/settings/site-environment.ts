/** The environments in which servers run. `local` is a developer's machine, with demo customers and published secrets. */
export const SITE_ENVIRONMENTS = ['local', 'test', 'staging', 'production'] as const

export type SiteEnvironment = (typeof SITE_ENVIRONMENTS)[number]

/** Reads `SITE_ENV`. Throws if it is missing, so that a real shop never runs with the settings of a developer's machine. */
export function readSiteEnvironment({ SITE_ENV }: Readonly<Record<string, string | undefined>>): SiteEnvironment {
  const known = SITE_ENVIRONMENTS.find((name) => name === SITE_ENV)
  if (!known) throw new Error(`SITE_ENV must be one of ${SITE_ENVIRONMENTS.join(', ')}.`)
  return known
}
