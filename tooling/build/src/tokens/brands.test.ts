import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contrastRatio } from '@shop/ui/tokens/contrast.ts'
import { isDark } from '@shop/ui/tokens/is-dark.ts'
import { themeCss, typefacesCss } from '@shop/ui/tokens/theme-css.ts'
import { color, density, font, icon, shape } from '@shop/ui/tokens/theme.ts'
import type { Theme, Typeface } from '@shop/ui/tokens/theme.ts'
import { describe, expect, it } from 'vitest'
import { leaves } from './token-files.ts'
import { loadThemes, root } from './themes.ts'

const themes = await loadThemes()

const read = leaves({ color, density, font, icon, shape })
  .map(([, value]) => String(value))
  .filter((value) => value.startsWith('var('))

/** What a shopper tells brands apart by. */
const identityOf = ({ color: { accent, header, surface }, shape: { button }, font: { display, text } }: Theme) =>
  String([accent.default, surface.page, header.bg, button.radius, display.family, text.family])

const textOf = (brand: string, file: string) => readFileSync(path.join(root, 'apps', brand, file), 'utf8')

/** Returns each two brands with the same value. A new brand that has kept a value of the copied one is such a pair. */
function alike(valueOf: (theme: Theme, brand: string) => string): string[] {
  const values = Object.entries(themes).map(([brand, theme]) => [brand, valueOf(theme, brand)] as const)
  return values.flatMap(([brand, value], index) =>
    values.slice(index + 1).flatMap(([other, same]) => (value === same ? [`${brand} and ${other}`] : [])),
  )
}

it('[BRD-06] has no brand that looks like another', () => {
  expect(alike(identityOf)).toEqual([])
})

it.each(['logo.svg', 'logo-inverse.svg'])('has no brand with the %s of another', (file) => {
  expect(alike((_theme, brand) => textOf(brand, `src/${file}`))).toEqual([])
})

it('has each typeface with its own metrics', () => {
  const faces = Object.values(themes).flatMap(({ font: { display, text } }) => [display, text])
  const wrong = faces.filter((face) =>
    faces.some((other) => (face.family === other.family) !== (metricsOf(face) === metricsOf(other))),
  )
  expect(wrong.map(({ family }) => family)).toEqual([])
})

describe.each(Object.entries(themes))('%s', (brand, theme) => {
  it('gives a value to every property that a part may read', () => {
    const css = themeCss(theme)
    expect(read.filter((property) => !css.includes(`${property.slice(4, -1)}:`))).toEqual([])
    expect(css).not.toContain('undefined')
  })

  it('loads its own two typefaces, and lets neither move a page that is shown already', () => {
    const css = typefacesCss(theme, { display: '/display.woff2', text: '/text.woff2' }) + themeCss(theme)
    for (const { family } of [theme.font.display, theme.font.text]) {
      expect(css).toContain(`font-family:"${family}";src:url("`)
      expect(css).toContain(`font-family:"${family} as `)
    }
    // The display face may occur twice, the second time for figures in running text.
    const loaded = css.match(/@font-face\{[^}]*src:url\([^}]*\}/g) ?? []
    expect(loaded.length).toBeGreaterThanOrEqual(2)
    for (const face of loaded) expect(face).toContain('font-display:optional')
  })

  it('bears the name of its folder', () => {
    expect(textOf(brand, 'package.json')).toContain(`"name": "${brand}"`)
    expect(textOf(brand, 'src/brand.ts')).toContain(`id: '${brand}'`)
  })

  it.each([
    ['display', theme.font.display],
    ['text', theme.font.text],
  ] as const)('names the %s typeface of its file', (role, face) => {
    expect(textOf(brand, 'src/fonts.ts')).toMatch(new RegExp(`import ${role} from '[^']+/${slug(face)}-latin-`))
  })

  it.each([
    ['logo.svg', theme.color.header.bg, false],
    ['logo-inverse.svg', theme.color.footer.bg, true],
  ] as const)('has its word mark in %s, which is easy to see where it stands', (file, frame, isInverse) => {
    const mark = textOf(brand, `src/${file}`)
    const ground = isDark(frame) === isInverse ? frame : theme.color.surface[isInverse ? 'brand' : 'page']
    expect({ [file]: contrastRatio(letterColour(mark), ground) >= 4.5 }).toEqual({ [file]: true })
  })

  it('reserves the space of its word mark', () => {
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(textOf(brand, 'src/logo.svg')) ?? []
    expect(textOf(brand, 'src/brand.ts')).toContain(`ratio: ${width} / ${height}`)
  })
})

const metricsOf = ({ metrics }: Typeface) => Object.values(metrics).join()
const slug = ({ family }: Typeface) => family.replace(' Variable', '').toLowerCase().replaceAll(' ', '-')

/** Returns the colour of most shapes of a word mark: its letters. */
function letterColour(svg: string): string {
  const fills = Array.from(svg.matchAll(/fill="(#[\dA-F]{6})"/gi), ([, fill]) => fill ?? '')
  const count = (fill: string) => fills.filter((one) => one === fill).length
  return fills.toSorted((a, b) => count(b) - count(a))[0] ?? ''
}
