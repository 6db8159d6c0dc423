import type { Config } from 'dompurify'

/** A Trusted Types policy. */
export type TrustedTypesPolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>

/** The browser's API that makes policies. */
export interface TrustedTypesFactory {
  emptyHTML: TrustedHTML
  createPolicy: (name: string, rules: TrustedTypesRules) => TrustedTypesPolicy
}

/** Each kind of text with its check; a policy refuses the kinds that it leaves out. */
interface TrustedTypesRules {
  createHTML: (html: string) => string
  createScript?: (script: string) => string
  createScriptURL: (url: string) => string
}

/** The browser's Trusted Types API, where it has one. */
export function trustedTypes(): TrustedTypesFactory | undefined {
  if (typeof window === 'undefined') return undefined
  const page: Window & { trustedTypes?: TrustedTypesFactory } = window
  return page.trustedTypes
}
