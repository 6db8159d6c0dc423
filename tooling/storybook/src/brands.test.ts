import { contrastPairs, contrastRatio } from '@shop/ui/tokens/contrast.ts'
import { themeCss, typefacesCss } from '@shop/ui/tokens/theme-css.ts'
import { color, density, font, icon, shape, type Theme } from '@shop/ui/tokens/theme.ts'
import { describe, expect, it } from 'vitest'
import { brands } from './brands.ts'

/** The identity of each brand: accent, background, header, button corners, typefaces, control height. */
const identities: Record<string, string[]> = {
  product: ['#0E5273', '#FFFFFF', '#FFFFFF', '10px', 'Figtree Variable', 'Atkinson Hyperlegible Next Variable', '52px'],
  phonicear: ['#6B2270', '#FFFDFB', '#FBF3EC', '999px', 'Lexend Variable', 'Albert Sans Variable', '56px'],
  bernafon: ['#2632B8', '#FFFFFF', '#12151F', '2px', 'Schibsted Grotesk Variable', 'Hanken Grotesk Variable', '50px'],
  horselbutik: ['#23593E', '#FFFDF8', '#1D4834', '6px', 'Newsreader Variable', 'Source Sans 3 Variable', '54px'],
}

const leaves = (tokens: object): string[] =>
  Object.values(tokens).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? leaves(value) : [String(value)],
  )
const read = leaves({ color, density, font, icon, shape }).filter((value) => value.startsWith('var('))

const identityOf = ({ color: colours, shape: shapes, density: room, font: faces }: Theme) => [
  colours.accent.default,
  colours.surface.page,
  colours.header.bg,
  shapes.button.radius,
  faces.display.family,
  faces.text.family,
  room.control,
]

it.each(Object.entries(identities))('[BRD-06] %s looks like itself', (brand, identity) => {
  expect(identityOf(brands[brand]!.theme)).toEqual(identity)
})

describe.each(Object.entries(brands))('%s', (brand, { theme, fonts }) => {
  it('[BRD-06] looks like no other brand', () => {
    const others = Object.entries(brands).filter(([other]) => other !== brand)
    const alike = others.filter(([, { theme: other }]) => String(identityOf(other)) === String(identityOf(theme)))
    expect(alike.map(([other]) => other)).toEqual([])
  })
  it.each(contrastPairs(theme))('$name is at least $atLeast apart', ({ foreground, background, atLeast }) => {
    expect(contrastRatio(foreground, background)).toBeGreaterThanOrEqual(atLeast)
  })
  it('gives a value to every property that a part may read', () => {
    const css = themeCss(theme)
    const missing = read.filter((property) => !css.includes(`${property.slice(4, -1)}:`))
    expect(missing).toEqual([])
    expect(css).not.toContain('undefined')
  })
  it('loads its own two typefaces, and lets neither move a page that is shown already', () => {
    const css = typefacesCss(theme, fonts) + themeCss(theme)
    for (const { family } of [theme.font.display, theme.font.text]) {
      expect(css).toContain(`font-family:"${family}";src:url("`)
      expect(css).toContain(`font-family:"${family} as `)
    }
    // The display face may occur twice, the second time for figures in running text.
    const loaded = css.match(/@font-face\{[^}]*src:url\([^}]*\}/g) ?? []
    expect(loaded.length).toBeGreaterThanOrEqual(2)
    for (const face of loaded) expect(face).toContain('font-display:optional')
    expect(css).not.toContain('font-display:swap')
  })
})
