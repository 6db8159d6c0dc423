import { themeCss } from '@shop/ui/tokens/theme-css.ts'
import { defineConfig, Logger, parse } from '@terrazzo/parser'
import type { Config, TokenNormalized, TokenNormalizedSet } from '@terrazzo/parser'
import { describe, expect, it } from 'vitest'
import { VENDOR } from './design-token.ts'
import type { ValueToken } from './design-token.ts'
import { readCss } from './read-css.ts'
import { brandValues, coreValues } from './theme-values.ts'
import { loadThemes } from './themes.ts'
import { CORE, fileOf, leaves, propertyOf, RESOLVER, tokenFiles } from './token-files.ts'
import { writeCss } from './testing/write-css.ts'

const themes = await loadThemes()
const brands = Object.keys(themes)
const files = tokenFiles(themes)
const read = (file: string) => files.get(file) ?? ''

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
/** Stands for the root of the repository. No file is read. */
const ROOT = new URL('file:///repository/')
const config = defineConfig({ alphabetize: false, lint: { rules } }, { cwd: ROOT })

const parseFiles = async (...named: [file: string, text: string][]) =>
  parse(
    named.map(([file, src]) => ({ filename: new URL(file, ROOT), src })),
    { config, logger: new Logger({ level: 'error' }), req: async ({ href }) => read(href.slice(ROOT.href.length)) },
  )

it('[BRD-10] offers every brand in a resolver, with what all brands share', async () => {
  const { resolver } = await parseFiles([RESOLVER, read(RESOLVER)])
  expect(resolver.source.version).toBe('2025.10')
  expect(resolver.listPermutations?.().map(({ brand }) => brand)).toEqual(brands.toSorted())
  expect(() => resolver.apply({ brand: 'no-such-brand' })).toThrow(/no-such-brand/)
})

describe.each(brands)('%s', (brand) => {
  it('[BRD-10] is valid in the format', async () => {
    const { tokens } = await parseFiles([CORE, read(CORE)], [fileOf(brand), read(fileOf(brand))])
    expect(Object.keys(tokens).length).toBeGreaterThan(120)
  })

  it('[BRD-10] has the custom properties that the shop sends, byte by byte', async () => {
    const { resolver } = await parseFiles([RESOLVER, read(RESOLVER)])
    const tokens = resolver.apply({ brand })
    const names = leaves(brandValues(themes[brand]!)).map(([steps]) => steps)
    const [, sent] = /:root\{(.*?)\}/.exec(themeCss(themes[brand]!)) ?? []
    expect(names.map((steps) => `--${propertyOf(steps)}:${textOf(tokens, steps)};`).join('')).toBe(sent)
  })
})

it('[BRD-10] gives every shared value back as the code has it', async () => {
  const { tokens } = await parseFiles([CORE, read(CORE)])
  const values = leaves(coreValues).map(([steps, value]) => [steps.join('.'), String(value)])
  expect(Object.values(tokens).map((token) => [token.id, valueOf(token)])).toEqual(values)
})

describe('the tool that checks the files', () => {
  const length = { value: 4, unit: 'px' }
  const broken: [what: string, says: RegExp, token: object][] = [
    ['a colour as text', /color/i, { $type: 'color', $value: '#0E5273' }],
    [
      'a colour of four components',
      /components/i,
      { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 0, 1] } },
    ],
    ['a length as text', /object format/, { $type: 'dimension', $value: '4px' }],
    ['a length in em', /Unit "?em/, { $type: 'dimension', $value: { value: 1, unit: 'em' } }],
    ['a shadow without a blur', /shadow/i, { $type: 'shadow', $value: [{ offsetX: length, offsetY: length }] }],
    ['an alias of nothing', /color\.nothing/, { $type: 'color', $value: '{color.nothing}' }],
    ['a token without a type', /missing \$type/, { $value: 4 }],
  ]
  it.each(broken)('refuses %s', async (_what, says, token) => {
    await expect(parseFiles([CORE, JSON.stringify({ token })])).rejects.toThrow(says)
  })
})

it('has no token for a value that the format cannot hold', () => {
  expect(readCss('width', 'calc(100% - 1rem)')).toBeUndefined()
})

/** Returns the value of a token as CSS. What has no type in the format stands in the extensions of its group. */
function textOf(tokens: TokenNormalizedSet, steps: readonly string[]): string {
  const token = tokens[steps.join('.')]
  if (token) return valueOf(token)
  const group = Object.values(tokens).find(({ group: { id } }) => id === steps.slice(0, -1).join('.'))?.group
  const untyped = group?.$extensions?.[VENDOR]
  return String(untyped instanceof Object ? Object.entries(untyped).find(([name]) => name === steps.at(-1))?.[1] : '')
}

const valueOf = (token: TokenNormalized) =>
  // The parser has checked that the value fits the type.
  token.aliasOf ? `var(--${propertyOf(token.aliasOf.split('.'))})` : writeCss(token as unknown as ValueToken)
