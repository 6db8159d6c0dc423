import { defineConfig, Logger, parse } from '@terrazzo/parser'
import type { Config, TokenNormalized, TokenNormalizedSet } from '@terrazzo/parser'
import { VENDOR } from '../design-token.ts'
import type { ValueToken } from '../design-token.ts'
import { propertyOf } from '../token-files.ts'
import { writeCss } from './write-css.ts'

/** Stands for the root of the repository. No file is read. */
const ROOT = new URL('file:///repository/')

/** The rules of the format. Terrazzo also knows types and units of its own, which other tools refuse. */
const rules: NonNullable<Config['lint']>['rules'] & object = {
  'core/required-type': 'error',
  'core/valid-color': 'error',
  'core/valid-dimension': ['error', { allowedUnits: ['px', 'rem'] }],
  'core/valid-duration': 'error',
  'core/valid-cubic-bezier': 'error',
  'core/valid-font-family': 'error',
  'core/valid-font-weight': 'error',
  'core/valid-number': 'error',
  'core/valid-shadow': 'error',
}
const config = defineConfig({ alphabetize: false, lint: { rules } }, { cwd: ROOT })

/** Parses the named ones of some token files, and the files that they refer to. Throws for what the format refuses. */
export const parseTokens = (files: ReadonlyMap<string, string>, ...named: string[]) => {
  const read = (file: string) => files.get(file) ?? ''
  return parse(
    named.map((file) => ({ filename: new URL(file, ROOT), src: read(file) })),
    { config, logger: new Logger({ level: 'error' }), req: async ({ href }) => read(href.slice(ROOT.href.length)) },
  )
}

/** Returns the value of a token as CSS. What has no type in the format stands in the extensions of its group. */
export function textOf(tokens: TokenNormalizedSet, steps: readonly string[]): string {
  const token = tokens[steps.join('.')]
  if (token) return valueOf(token)
  const group = Object.values(tokens).find(({ group: { id } }) => id === steps.slice(0, -1).join('.'))?.group
  const untyped = group?.$extensions?.[VENDOR]
  return String(untyped instanceof Object ? Object.entries(untyped).find(([name]) => name === steps.at(-1))?.[1] : '')
}

export const valueOf = (token: TokenNormalized) =>
  // The parser has checked that the value fits the type.
  token.aliasOf ? `var(--${propertyOf(token.aliasOf.split('.'))})` : writeCss(token as unknown as ValueToken)
