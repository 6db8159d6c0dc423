import type { Config } from 'dompurify'

/** A Trusted Types policy. */
export type TrustedTypesPolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>

/** The browser's API for Trusted Types policies. */
export interface TrustedTypesFactory {
  emptyHTML: TrustedHTML
  createPolicy: (name: string, rules: TrustedTypesRules) => TrustedTypesPolicy
}

/** The functions of a policy, which check a kind of text each. A policy refuses kinds without a function. */
interface TrustedTypesRules {
  createHTML: (html: string) => string
  createScript?: (script: string) => string
  createScriptURL: (url: string) => string
}

/** Returns the browser's Trusted Types API. Undefined on the server and in browsers without it. */
export function trustedTypes(): TrustedTypesFactory | undefined {
  if (typeof window === 'undefined') return undefined
  const page: Window & { trustedTypes?: TrustedTypesFactory } = window
  return page.trustedTypes
}
