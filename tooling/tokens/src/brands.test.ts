import { existsSync, readFileSync } from 'node:fs'
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

const fileOf = (brand: string, file: string) => path.join(root, 'apps', brand, file)
const textOf = (brand: string, file: string) => readFileSync(fileOf(brand, file), 'utf8')

describe.each(Object.entries(themes))('%s', (brand, theme) => {
  const others = Object.entries(themes).filter(([other]) => other !== brand)

  it('[BRD-06] looks like no other brand', () => {
    const alike = others.filter(([, other]) => identityOf(other) === identityOf(theme))
    expect(alike.map(([other]) => other)).toEqual([])
  })

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
  ] as const)('names the %s typeface of its file, with its own metrics', (role, face) => {
    expect(textOf(brand, 'src/fonts.ts')).toMatch(new RegExp(`import ${role} from '[^']+/${slug(face)}-latin-`))
    const copied = others
      .flatMap(([, { font: faces }]) => [faces.display, faces.text])
      .filter(({ family, metrics }) => family !== face.family && String(Object.values(metrics)) === metricsOf(face))
    expect(copied.map(({ family }) => family)).toEqual([])
  })

  it.each([
    ['logo.svg', theme.color.header.bg, false],
    ['logo-inverse.svg', theme.color.footer.bg, true],
  ] as const)('has its word mark in %s, which is easy to see where it stands', (file, frame, isInverse) => {
    const mark = textOf(brand, `src/${file}`)
    const ground = isDark(frame) === isInverse ? frame : theme.color.surface[isInverse ? 'brand' : 'page']
    expect({ [file]: contrastRatio(letterColour(mark), ground) >= 4.5 }).toEqual({ [file]: true })
    for (const [other] of others.filter(([name]) => existsSync(fileOf(name, `src/${file}`)))) {
      expect(mark === textOf(other, `src/${file}`) && `${file} is that of ${other}`).toBe(false)
    }
  })

  it('reserves the space of its word mark', () => {
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(textOf(brand, 'src/logo.svg')) ?? []
    expect(textOf(brand, 'src/brand.ts')).toContain(`ratio: ${width} / ${height}`)
  })
})

const slug = ({ family }: Typeface) => family.replace(' Variable', '').toLowerCase().replaceAll(' ', '-')
const metricsOf = ({ metrics }: Typeface) => String(Object.values(metrics))

/** Returns the colour of most shapes of a word mark: its letters. */
function letterColour(svg: string): string {
  const fills = Array.from(svg.matchAll(/fill="(#[\dA-F]{6})"/gi), ([, fill]) => fill ?? '')
  const count = (fill: string) => fills.filter((one) => one === fill).length
  return fills.toSorted((a, b) => count(b) - count(a))[0] ?? ''
}
