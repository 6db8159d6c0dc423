import { shadows, spaceScale, statusColours, typeScale } from './core.ts'

/** Returns the name of a token in kebab case: `brandDeep` becomes `brand-deep`. */
export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Defined by the build of a shop, whose pages have numbers in place of names: 0.4 KB of each (`component-ids.ts`). */
declare const NUMBERS_PROPERTIES: true | undefined
const isNumbered = typeof NUMBERS_PROPERTIES !== 'undefined'
let count = 0

const properties = <const N extends string | number>(prefix: string, names: readonly N[]) =>
  // Sound, because the keys are exactly `names`.
  Object.fromEntries(
    names.map((name) => [name, `var(--${isNumbered ? (count++).toString(36) : `${prefix}-${kebab(String(name))}`})`]),
  ) as Record<N, string>

/** Returns the custom property of a token: `--color-text-muted` of `color.text.muted`. */
export const propertyOf = (token: string) => token.slice('var('.length, -1)

/**
 * Colours by role, such as `color.text.muted`. Message colours are plain values, the same in all brands. Errors have custom
 * properties, because they change on dark surfaces.
 */
export const color = {
  surface: properties('color-surface', ['page', 'raised', 'sunken', 'tile', 'tint', 'brand', 'brandDeep', 'selected']),
  text: properties('color-text', ['default', 'muted', 'link', 'linkHover', 'onBrand', 'onBrandMuted']),
  border: properties('color-border', ['subtle', 'default', 'control', 'strong']),
  accent: properties('color-accent', ['default', 'hover', 'active', 'on', 'soft', 'onSoft']),
  highlight: properties('color-highlight', ['default', 'on', 'soft']),
  promo: properties('color-promo', ['fg', 'solid', 'on']),
  favourite: properties('color-favourite', ['default']),
  focus: properties('color-focus', ['ring', 'gap', 'onBrand']),
  header: properties('color-header', [
    'bg',
    'fg',
    'border',
    'search',
    'utilityBg',
    'utilityFg',
    'navBg',
    'navFg',
    'navActive',
  ]),
  footer: properties('color-footer', ['bg', 'fg', 'muted', 'border']),
  ...statusColours,
  danger: { ...statusColours.danger, ...properties('color-danger', ['fg', 'border']) },
}

/** Corners, borders and fills of a brand, such as `shape.radius.card`. */
export const shape = {
  radius: properties('shape-radius', ['control', 'card', 'tile', 'panel', 'badge']),
  button: properties('shape-button', ['radius', 'edge', 'weight', 'border']),
  card: properties('shape-card', [
    'border',
    'edge',
    'shadow',
    'padding',
    'paddingPhone',
    'fill',
    'tile',
    'tileOnAlt',
    'overlap',
  ]),
  tile: properties('shape-tile', ['border', 'fill']),
}

/** The spacing of a brand. `density.control` is the height of buttons and fields. */
export const density = properties('density', ['control', 'grid', 'gridRow', 'gridPhone', 'section', 'line'])

/** Shadows by elevation, such as `elevation.floating`. The same in all brands, so plain values. */
export const elevation = shadows

/** The stroke of a brand's icons. */
export const icon = properties('icon', ['stroke', 'linecap', 'linejoin'])

/** Distances: `space[4]` is 16 px. The same in all brands, so plain values. */
export const space = spaceScale

/** Text sizes, such as `type.h2`. The same in all brands, so plain values. */
export const type = typeScale

/** Typefaces and weights of a brand, such as `font.display` and `font.bold`. */
export const font = properties('font', [
  'display',
  'displayWeight',
  'displayTracking',
  'displayLine',
  'text',
  'textWeight',
  'textSize',
  'bold',
  'price',
])

/** The metrics of a font in em, to which fallback fonts are adjusted. @capsizecss/metrics has them for most fonts. */
export interface FontMetrics {
  ascent: number
  descent: number
  /** The average width of a letter, weighted by frequency (`xWidthAvg / unitsPerEm` in @capsizecss/metrics). */
  width: number
  /** The same for bold letters. */
  boldWidth: number
}

/** One typeface of a brand. */
export interface Typeface {
  family: string
  weight: number
  metrics: FontMetrics
  /** The kind of fallback font. */
  generic: 'serif' | 'sans-serif'
}

/** The range of weights in the variable font files of all brands. */
export const TYPEFACE_WEIGHTS = '400 700'

/** The id of the style element that holds a brand's theme and the rules of a server-rendered page. */
export const themeStyleId = 'theme'

type Px = `${number}px`
type Hex = `#${string}`
/** A colour, a colour of the brand by its custom property, or none. */
type Fill = Hex | `var(--color-${string})` | 'transparent'
/** As in CSS. */
type Shadow = 'none' | `${string}(${string})`
/** The same groups and names, with other values. */
type Values<Tokens, Value> = {
  [Name in keyof Tokens]: Tokens[Name] extends string ? Value : Values<Tokens[Name], Value>
}

/** The look of a brand: one value for each property above, and two typefaces. */
export interface Theme {
  font: {
    display: Typeface & { tracking: `${number}em`; lineHeight: number }
    text: Typeface & {
      bold: number
      size: `${number}rem`
      /** `display` shows digits in the display typeface. For a text typeface with unsuitable digits, such as a slashed zero. */
      figures?: 'display'
    }
    price: 'display' | 'text'
  }
  color: Values<Omit<typeof color, keyof typeof statusColours>, Hex>
  shape: {
    radius: Values<typeof shape.radius, Px>
    button: { radius: Px; border: Px; weight: `${number}`; edge: Shadow }
    card: Record<'border' | 'padding' | 'paddingPhone' | 'overlap', Px> &
      Record<'edge' | 'fill' | 'tile' | 'tileOnAlt', Fill> & { shadow: Shadow }
    tile: { border: Px; fill: Fill }
  }
  density: Record<Exclude<keyof typeof density, 'line'>, Px> & { line: `${number}` }
  icon: { stroke: `${number}`; linecap: 'butt' | 'round' | 'square'; linejoin: 'miter' | 'round' | 'bevel' }
}
