import type { Config } from 'dompurify'

/** A Trusted Types policy. */
export type TrustedTypesPolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>

interface TrustedTypes {
  emptyHTML: TrustedHTML
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ) => TrustedTypesPolicy
}

/** The browser's Trusted Types API, where it has one. */
export function trustedTypes(): TrustedTypes | undefined {
  if (typeof window === 'undefined') return undefined
  const page: Window & { trustedTypes?: TrustedTypes } = window
  return page.trustedTypes
}
