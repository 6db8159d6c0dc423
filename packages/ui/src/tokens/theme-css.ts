import { spaceScale, typeScale } from './core.ts'
import { kebab } from './theme.ts'
import type { Theme, Typeface } from './theme.ts'

/** Addresses of a brand's two font files, as the bundler gives them. */
export interface FontUrls {
  display: string
  text: string
}

/** The id of the style block that the server writes into a page's head. */
export const themeStyleId = 'theme'

/** A brand's theme as CSS: its typefaces and every token as a custom property. */
export function themeCss(theme: Theme, urls: FontUrls): string {
  const properties = [
    ...fontProperties(theme),
    ...flat('color', theme.color),
    ...flat('shape', theme.shape),
    ...flat('density', theme.density),
    ...flat('elevation', theme.elevation),
    ...flat('icon', theme.icon),
    ...flat('illustration', theme.illustration),
    ...flat('space', spaceScale),
    ...flat('type', typeScale),
  ]
  const faces = fontFaces(theme.font.display, urls.display) + fontFaces(theme.font.text, urls.text)
  return `${faces}:root{${properties.map(([name, value]) => `--${name}:${value};`).join('')}}`
}

/** The font files to preload, because the first screen needs both. */
export const fontPreloads = (urls: FontUrls) => [urls.display, urls.text]

/** Applies the theme in the browser where the server has not written it (Storybook, pages rendered on the client). */
export function applyTheme(theme: Theme, urls: FontUrls) {
  if (document.getElementById(themeStyleId)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(themeCss(theme, urls))
  document.adoptedStyleSheets = [sheet]
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
    ['font-display', stack(font.display)],
    ['font-display-weight', font.display.weight],
    ['font-display-tracking', font.display.tracking],
    ['font-display-line', font.display.lineHeight],
    ['font-text', stack(font.text)],
    ['font-text-weight', font.text.weight],
    ['font-text-size', font.text.size],
    ['font-bold', font.text.bold],
    ['font-price', `var(--font-${font.price})`],
  ]
}

const stack = ({ family, fallback }: Typeface) => `"${family}","${fallback.family}",${fallback.generic}`

function fontFaces({ family, fallback }: Typeface, url: string) {
  const stand = `size-adjust:${fallback.sizeAdjust};ascent-override:${fallback.ascentOverride};descent-override:${fallback.descentOverride};line-gap-override:0%`
  return (
    `@font-face{font-family:"${family}";src:url("${url}") format("woff2");font-weight:400 700;font-display:swap}` +
    `@font-face{font-family:"${fallback.family}";src:local("${fallback.local}");${stand}}`
  )
}
