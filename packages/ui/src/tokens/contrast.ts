import { batteryColours, statusColours } from './core.ts'
import type { Theme } from './theme.ts'

/** A pair of colours and its minimum contrast: 7 for text and labels, 4.5 for other text, 3 for borders and icons. */
export interface ContrastPair {
  name: string
  foreground: string
  background: string
  atLeast: number
}

/** Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns all pairs of colours that components use together. A brand must meet the minimum of each. */
export function contrastPairs({ color }: Theme): ContrastPair[] {
  return [...textPairs(color), ...iconPairs(color), ...messagePairs(color), ...framePairs(color), ...batteryPairs()]
}

type Colours = Theme['color']

const pair = (name: string, foreground: string, background: string, atLeast: number): ContrastPair => ({
  name,
  foreground,
  background,
  atLeast,
})

function textPairs({ surface, text, accent, highlight, promo }: Colours) {
  const surfaces = ['page', 'raised', 'sunken', 'tile', 'tint', 'selected'] as const
  const textOnSurfaces = surfaces.flatMap((background) =>
    (['default', 'muted', 'link'] as const).map((ink) =>
      pair(`text.${ink} on ${background}`, text[ink], surface[background], 7),
    ),
  )
  return [
    ...textOnSurfaces,
    pair('text.linkHover on page', text.linkHover, surface.page, 7),
    pair('text.onBrand on brand', text.onBrand, surface.brand, 7),
    pair('text.onBrandMuted on brand', text.onBrandMuted, surface.brand, 7),
    pair('text.onBrand on brandDeep', text.onBrand, surface.brandDeep, 7),
    pair('text.onBrandMuted on brandDeep', text.onBrandMuted, surface.brandDeep, 7),
    pair('accent.on on default', accent.on, accent.default, 7),
    pair('accent.on on hover', accent.on, accent.hover, 7),
    pair('accent.on on active', accent.on, accent.active, 7),
    pair('accent.onSoft on soft', accent.onSoft, accent.soft, 7),
    pair('highlight.on on default', highlight.on, highlight.default, 7),
    pair('text on highlight.soft', text.default, highlight.soft, 7),
    pair('promo.fg on page', promo.fg, surface.page, 7),
    pair('promo.fg on sunken', promo.fg, surface.sunken, 7),
    pair('promo.fg on tile', promo.fg, surface.tile, 4.5),
    pair('promo.on on solid', promo.on, promo.solid, 7),
  ]
}

function iconPairs({ surface, border, accent, favourite, focus, footer }: Colours) {
  const edges = (['page', 'raised', 'sunken', 'tint', 'selected'] as const).map((background) =>
    pair(`border.control on ${background}`, border.control, surface[background], 3),
  )
  return [
    ...edges,
    pair('accent on page', accent.default, surface.page, 3),
    pair('favourite on tile', favourite.default, surface.tile, 3),
    pair('focus.ring on page', focus.ring, surface.page, 3),
    pair('focus.ring on tint', focus.ring, surface.tint, 3),
    pair('focus.ring on gap', focus.ring, focus.gap, 3),
    pair('focus.onBrand on brand', focus.onBrand, surface.brand, 3),
    pair('focus.onBrand on brandDeep', focus.onBrand, surface.brandDeep, 3),
    pair('focus.onBrand on footer', focus.onBrand, footer.bg, 3),
  ]
}

function messagePairs(color: Colours) {
  return (['success', 'warning', 'danger', 'info'] as const).flatMap((tone) => {
    const { fg, bg, border, solid, on } = statusColours[tone]
    return [
      pair(`${tone}.fg on bg`, fg, bg, 7),
      pair(`${tone}.fg on page`, fg, color.surface.page, 7),
      pair(`${tone}.on on solid`, on, solid, tone === 'warning' ? 4.5 : 7),
      pair(`${tone}.border on page`, border, color.surface.page, 3),
      pair(`${tone}.border on bg`, border, bg, 3),
      pair(`text on ${tone}.bg`, color.text.default, bg, 7),
    ]
  })
}

function framePairs({ header, footer, text, focus }: Colours) {
  return [
    pair('header.fg on bg', header.fg, header.bg, 7),
    pair('header.utilityFg on utilityBg', header.utilityFg, header.utilityBg, 7),
    pair('header.navFg on navBg', header.navFg, header.navBg, 7),
    pair('header.navActive on navBg', header.navActive, header.navBg, 4.5),
    pair('text on header.search', text.default, header.search, 7),
    pair('text.muted on header.search', text.muted, header.search, 4.5),
    pair('footer.fg on bg', footer.fg, footer.bg, 7),
    pair('footer.muted on bg', footer.muted, footer.bg, 7),
    pair('focus.onBrand on utilityBg', focus.onBrand, header.utilityBg, 3),
  ]
}

const batteryPairs = () =>
  Object.entries(batteryColours).map(([size, { bg, on }]) => pair(`battery ${size}`, on, bg, 7))
