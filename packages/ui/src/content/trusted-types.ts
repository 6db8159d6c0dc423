import type { Config } from 'dompurify'

/** A named promise about texts that become markup. */
export type TrustedTypesPolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>

interface TrustedTypes {
  emptyHTML: TrustedHTML
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ) => TrustedTypesPolicy
}

/** The browser's Trusted Types, where it has them. */
export function trustedTypes(): TrustedTypes | undefined {
  if (typeof window === 'undefined') return undefined
  const page: Window & { trustedTypes?: TrustedTypes } = window
  return page.trustedTypes
}
