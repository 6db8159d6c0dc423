import { baseCss } from './base-css.ts'
import { fallbackFaces, fontStack } from './fallback-fonts.ts'
import { kebab, themeStyleId, TYPEFACE_WEIGHTS } from './theme.ts'
import type { Theme, Typeface } from './theme.ts'

/** The addresses of a brand's two font files. */
export interface FontUrls {
  display: string
  text: string
}

/** Returns a theme as CSS: every token as a custom property, the fallback fonts, and the global styles. */
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

/** Returns the `@font-face` rules of a brand's two typefaces. */
export const typefacesCss = ({ font }: Theme, urls: FontUrls) =>
  fontFace(font.display, urls.display) +
  fontFace(font.text, urls.text) +
  (font.text.figures === 'display' ? fontFace(font.text, urls.display, FIGURES) : '')

const FIGURES = 'U+30-39'

/** Applies a theme in the browser. For pages that no server has rendered, and for Storybook. */
export function applyTheme(theme: Theme, urls: FontUrls) {
  document.getElementById(themeStyleId)?.remove()
  const style = Object.assign(document.createElement('style'), { id: themeStyleId })
  style.textContent = typefacesCss(theme, urls) + themeCss(theme)
  // Before the styles of the components, which override the global ones.
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
 * Returns the rule of a typeface. `optional`: a typeface that misses the first paint is not swapped in. Otherwise text would
 * wrap again and move the page, although the fallbacks have its width (measured: by 0.05, most of all at 320 px).
 */
const fontFace = ({ family }: Typeface, url: string, letters?: string) =>
  `@font-face{font-family:"${family}";src:url("${url}") format("woff2");font-weight:${TYPEFACE_WEIGHTS};font-display:optional${letters ? `;unicode-range:${letters}` : ''}}`
