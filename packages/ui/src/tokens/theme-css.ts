import { baseCss } from './base-css.ts'
import { fallbackFaces, fontStack } from './fallback-fonts.ts'
import { kebab, themeStyleId, TYPEFACE_WEIGHTS } from './theme.ts'
import type { Theme, Typeface } from './theme.ts'

/** Addresses of a brand's two font files, as the bundler gives them. */
export interface FontUrls {
  display: string
  text: string
}

/** A brand's theme as CSS: every token as a custom property, the fonts that stand in for its typefaces, and what holds for all parts. */
export function themeCss(theme: Theme): string {
  const properties = [
    ...fontProperties(theme),
    ...flat('color', theme.color),
    ...flat('shape', theme.shape),
    ...flat('density', theme.density),
    ...flat('icon', theme.icon),
  ]
  const fallbacks = fallbackFaces(theme.font.display) + fallbackFaces(theme.font.text)
  return `${fallbacks}:root{${properties.map(([name, value]) => `--${name}:${value};`).join('')}}${baseCss}`
}

/** A brand's two typefaces as CSS. */
export const typefacesCss = ({ font }: Theme, urls: FontUrls) =>
  fontFace(font.display, urls.display) +
  fontFace(font.text, urls.text) +
  (font.text.figures === 'display' ? fontFace(font.text, urls.display, FIGURES) : '')

const FIGURES = 'U+30-39'

/** Applies the theme in the browser where the server has not written it (Storybook, pages rendered on the client). */
export function applyTheme(theme: Theme, urls: FontUrls) {
  document.getElementById(themeStyleId)?.remove()
  const style = Object.assign(document.createElement('style'), { id: themeStyleId })
  style.textContent = typefacesCss(theme, urls) + themeCss(theme)
  // In front of the parts' own styles, which differ from what holds for all.
  document.head.prepend(style)
}

type Property = [name: string, value: string | number]

function flat(prefix: string, tokens: object): Property[] {
  return Object.entries(tokens).flatMap(([name, value]: [string, unknown]) => {
    const path = `${prefix}-${kebab(name)}`
    if (typeof value === 'object' && value !== null) return flat(path, value)
    return [[path, String(value)]]
  })
}

function fontProperties({ font }: Theme): Property[] {
  return [
    ['font-display', fontStack(font.display)],
    ['font-display-weight', font.display.weight],
    ['font-display-tracking', font.display.tracking],
    ['font-display-line', font.display.lineHeight],
    ['font-text', fontStack(font.text)],
    ['font-text-weight', font.text.weight],
    ['font-text-size', font.text.size],
    ['font-bold', font.text.bold],
    ['font-price', `var(--font-${font.price})`],
  ]
}

/**
 * A typeface that comes too late for the first paint is not swapped in: whatever the fallback, text would wrap anew and the
 * page would move under the visitor's finger.
 */
const fontFace = ({ family }: Typeface, url: string, letters?: string) =>
  `@font-face{font-family:"${family}";src:url("${url}") format("woff2");font-weight:${TYPEFACE_WEIGHTS};font-display:optional${letters ? `;unicode-range:${letters}` : ''}}`
