import { describe, expect, it } from 'vitest'
import { readCss } from './read-css.ts'
import { parseTokens, valueOf } from './testing/parse-tokens.ts'
import { coreValues } from './core-values.ts'
import { loadThemes } from './themes.ts'
import { CORE, leaves, RESOLVER, tokenFiles } from './token-files.ts'

const themes = await loadThemes()
const files = tokenFiles(themes)

describe('tokenFiles', () => {
  it('[BRD-10] the resolver offers every brand, with what all brands share', async () => {
    const { resolver } = await parseTokens(files, RESOLVER)
    expect(resolver.source.version).toBe('2025.10')
    expect(resolver.listPermutations?.().map(({ brand }) => brand)).toEqual(Object.keys(themes).toSorted())
    expect(() => resolver.apply({ brand: 'no-such-brand' })).toThrow(/no-such-brand/)
  })

  it('[BRD-10] every shared value comes back as the code has it', async () => {
    const { tokens } = await parseTokens(files, CORE)
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
      await expect(parseTokens(new Map([[CORE, JSON.stringify({ token })]]), CORE)).rejects.toThrow(says)
    })
  })

  it('a value that the format cannot hold has no token', () => {
    expect(readCss('width', 'calc(100% - 1rem)')).toBeUndefined()
  })
})
