import { baseCss } from './base-css.ts'
import { fallbackFaces, fontStack } from './fallback-fonts.ts'
import { color, density, font, icon, kebab, propertyOf, shape, themeStyleId, TYPEFACE_WEIGHTS } from './theme.ts'
import type { Theme, Typeface } from './theme.ts'

/** The addresses of a brand's two font files. */
export interface FontUrls {
  display: string
  text: string
}

/** Returns a theme as CSS: every token as a custom property, the fallback fonts, and the global styles. */
export function themeCss(theme: Theme): string {
  const properties = Object.entries(brandValues(theme)).flatMap(([group, values]) =>
    flat(group, TOKENS[group as keyof typeof TOKENS], values),
  )
  const tokens = new Map(properties.map(({ name, token }) => [`var(--${name})`, token]))
  const inTokens = (value: string) => value.replaceAll(/var\([^)]*\)/g, (named) => tokens.get(named) ?? named)
  const rules = properties.map(({ token, value }) => `${propertyOf(token)}:${inTokens(value)};`)
  const fallbacks = fallbackFaces(theme.font.display) + fallbackFaces(theme.font.text)
  return `${fallbacks}:root{${rules.join('')}}${baseCss}`
}

/** Returns the values of a brand's tokens, grouped and named as in the code. */
export function brandValues(theme: Theme) {
  const { display, text, price } = theme.font
  const fonts: Record<keyof typeof font, string | number> = {
    display: fontStack(display),
    displayWeight: display.weight,
    displayTracking: display.tracking,
    displayLine: display.lineHeight,
    text: fontStack(text),
    textWeight: text.weight,
    textSize: text.size,
    bold: text.bold,
    price: `var(--font-${price})`,
  }
  return { font: fonts, color: theme.color, shape: theme.shape, density: theme.density, icon: theme.icon }
}

const TOKENS = { font, color, shape, density, icon }

/** Returns the `@font-face` rules of a brand's two typefaces. */
export const typefacesCss = ({ font: { display, text } }: Theme, urls: FontUrls) =>
  fontFace(display, urls.display) +
  fontFace(text, urls.text) +
  (text.figures === 'display' ? fontFace(text, urls.display, FIGURES) : '')

const FIGURES = 'U+30-39'

/** Applies a theme in the browser. For pages that no server has rendered, and for Storybook. */
export function applyTheme(theme: Theme, urls: FontUrls) {
  document.getElementById(themeStyleId)?.remove()
  const style = Object.assign(document.createElement('style'), { id: themeStyleId })
  style.textContent = typefacesCss(theme, urls) + themeCss(theme)
  // Before the styles of the components, which override the global ones.
  document.head.prepend(style)
}

/** A property by the name that brands call it by, and by its token. */
interface Property {
  name: string
  token: string
  value: string
}

/** Returns the properties of a group of tokens with the values of a brand. */
function flat(prefix: string, tokens: object, values: object): Property[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    const name = `${prefix}-${kebab(key)}`
    const token = (tokens as Record<string, string | object>)[key] ?? ''
    if (typeof token === 'object') return flat(name, token, Object(value) as object)
    return [{ name, token, value: String(value) }]
  })
}

/**
 * Returns the rule of a typeface. `optional`: a typeface that misses the first paint is not swapped in. Otherwise text would
 * wrap again and move the page, although the fallbacks have its width (measured: by 0.05, most of all at 320 px).
 */
const fontFace = ({ family }: Typeface, url: string, letters?: string) =>
  `@font-face{font-family:"${family}";src:url("${url}") format("woff2");font-weight:${TYPEFACE_WEIGHTS};font-display:optional${letters ? `;unicode-range:${letters}` : ''}}`
