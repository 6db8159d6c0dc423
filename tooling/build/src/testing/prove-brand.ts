import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createDocumentedGateway } from '@shop/contract/documented-gateway.ts'
import type { Brand, Market } from '@shop/features/brand.ts'
import type * as EntryServer from '@shop/features/render.tsx'
import { coloursOf, contrastFailures, contrastRatio } from '@shop/ui/tokens/contrast.ts'
import { isDark } from '@shop/ui/tokens/is-dark.ts'
import { brandValues, themeCss, typefacesCss } from '@shop/ui/tokens/theme-css.ts'
import { color, density, font, icon, shape } from '@shop/ui/tokens/theme.ts'
import type { Typeface } from '@shop/ui/tokens/theme.ts'
import { describe, expect, it } from 'vitest'
import { parseTokens, textOf } from '../tokens/testing/parse-tokens.ts'
import { CORE, fileOf, leaves, propertyOf, RESOLVER, tokenFiles } from '../tokens/token-files.ts'

type ServerEntry = Pick<typeof EntryServer, 'createAnonymousGateway' | 'createRenderer' | 'loadBootstrapData'> & {
  brand: Brand
}

/** The custom properties that components read from the theme. */
const readProperties = leaves({ color, density, font, icon, shape })
  .map(([, value]) => String(value))
  .filter((value) => value.startsWith('var('))

/**
 * Declares the tests of one brand, in the order in which a new brand is made: its name, typefaces, word marks, colours, tokens,
 * and a page of each market.
 * @param folder of the brand
 * @param entry the module that the site server renders pages with
 */
export function proveBrand(folder: string, entry: ServerEntry) {
  const { id, theme, fonts, logo, markets } = entry.brand
  const source = (file: string) => readFileSync(path.join(folder, 'src', file), 'utf8')

  it('the name of the folder, the package and the brand are one', () => {
    const { name } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
    const expected = path.basename(folder)
    expect({ package: name, brand: id }).toEqual({ package: expected, brand: expected })
  })

  it('the theme gives a value to every property that a component reads', () => {
    const css = themeCss(theme)
    expect(readProperties.filter((property) => !css.includes(`${property.slice(4, -1)}:`))).toEqual([])
    expect(css).not.toContain('undefined')
  })

  it.each([
    ['display', theme.font.display],
    ['text', theme.font.text],
  ] as const)('the %s typeface is the one of its file', (role, face) => {
    expect(fonts[role]).toContain(`/${fileNameOf(face)}-latin-`)
  })

  it('no typeface moves a page that is shown already', () => {
    const css = typefacesCss(theme, fonts) + themeCss(theme)
    for (const { family } of [theme.font.display, theme.font.text]) {
      expect(css).toContain(`font-family:"${family}";src:url("`)
      expect(css).toContain(`font-family:"${family} as `)
    }
    // The display face may occur twice, the second time for figures in running text.
    const loaded = css.match(/@font-face\{[^}]*src:url\([^}]*\}/g) ?? []
    expect(loaded.length).toBeGreaterThanOrEqual(2)
    for (const face of loaded) expect(face).toContain('font-display:optional')
  })

  it.each([
    ['logo.svg', theme.color.header.bg, false],
    ['logo-inverse.svg', theme.color.footer.bg, true],
  ] as const)('the word mark in %s is easy to see where it stands', (file, frame, isInverse) => {
    const ground = isDark(frame) === isInverse ? frame : theme.color.surface[isInverse ? 'brand' : 'page']
    expect(contrastRatio(letterColour(source(file)), ground)).toBeGreaterThanOrEqual(4.5)
  })

  it('the page reserves the space of the word mark', () => {
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(source('logo.svg')) ?? []
    expect(logo.ratio).toBeCloseTo(Number(width) / Number(height), 3)
  })

  it('[BRD-09] every pair of colours keeps its contrast', () => {
    expect(contrastFailures(coloursOf(theme))).toEqual([])
  })

  it('[BRD-10] the design tokens are valid, and equal the custom properties that the shop sends, byte by byte', async () => {
    const files = tokenFiles({ [id]: theme })
    const { tokens } = await parseTokens(files, CORE, fileOf(id))
    expect(Object.keys(tokens).length).toBeGreaterThan(120)
    const { resolver } = await parseTokens(files, RESOLVER)
    const resolved = resolver.apply({ brand: id })
    const names = leaves(brandValues(theme)).map(([steps]) => steps)
    const [, sent] = /:root\{(.*?)\}/.exec(themeCss(theme)) ?? []
    expect(names.map((steps) => `--${propertyOf(steps)}:${textOf(resolved, steps)};`).join('')).toBe(sent)
  })

  describe.each(Object.entries(markets))('the market %s', (name, market) => {
    it('[BRD-01] [BRD-05] starts with its home page', async () => {
      const page = await homePage(entry, `${id}-${name}`, market)
      expect(page.status).toBe(200)
      const html = page.kind === 'page' ? page.html : ''
      const parts = {
        theme: theme.color.accent.default,
        typeface: fonts.text,
        name: `alt="${entry.brand.name}"`,
        text: BANNER,
      }
      const missing = Object.entries(parts).filter(([, part]) => !html.includes(part))
      expect(missing.map(([part]) => part)).toEqual([])
    })
  })
}

const GATEWAY = 'http://gateway.test'
/** A text of its home page. */
const BANNER = 'Everything for your hearing aid'

/** Renders the home page of a market as the site server does, over a gateway in this process. */
async function homePage(
  { brand, createAnonymousGateway, createRenderer, loadBootstrapData }: ServerEntry,
  name: string,
  market: Market,
) {
  const gateway = createDocumentedGateway()
  const fetch: typeof globalThis.fetch = async (input, init) => gateway.fetch(new Request(input, init))
  const site = { name, market, gatewayBase: '', origin: 'http://shop.test' }
  const client = createAnonymousGateway({ ...site, gatewayBase: GATEWAY }, { fetch })
  const bootstrapData = await loadBootstrapData(client, site)
  const assets = { entry: '/assets/main.js', imports: [], pages: {} }
  const { page } = createRenderer(brand, { site, gatewayUrl: GATEWAY, assets, isProduction: false })
  const { signal } = new AbortController()
  return page({ address: '/', bootstrapData, bootstrapFile: '/assets/bootstrap.json', fetch, signal, nonce: '' })
}

const fileNameOf = ({ family }: Typeface) => family.replace(' Variable', '').toLowerCase().replaceAll(' ', '-')

/** Returns the colour of most shapes of a word mark: its letters. */
function letterColour(svg: string): string {
  const fills = Array.from(svg.matchAll(/fill="(#[\dA-F]{6})"/gi), ([, fill]) => fill ?? '')
  const count = (fill: string) => fills.filter((one) => one === fill).length
  return fills.toSorted((a, b) => count(b) - count(a))[0] ?? ''
}
