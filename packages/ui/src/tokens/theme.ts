import { shadows, spaceScale, statusColours, typeScale } from './core.ts'

/** A token's name in kebab case: `brandDeep` becomes `brand-deep`. */
export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const properties = <const N extends string | number>(prefix: string, names: readonly N[]) =>
  // The keys are exactly the names that went in.
  Object.fromEntries(names.map((name) => [name, `var(--${prefix}-${kebab(String(name))})`])) as Record<N, string>

/** Colour roles: `color.text.muted`. Those of messages are alike in all brands, and values; errors also stand on dark ground. */
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

/** Corners, borders and fills that differ between brands: `shape.radius.card`. */
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

/** How much room the parts take: `density.control` is the height of every button and field. */
export const density = properties('density', ['control', 'grid', 'gridRow', 'gridPhone', 'section', 'line'])

/** Shadows by elevation: `elevation.floating`. Alike in all brands, and so no properties. */
export const elevation = shadows

/** How icons are drawn. */
export const icon = properties('icon', ['stroke', 'linecap', 'linejoin'])

/** Distances: `space[4]` is 16 px. Alike in all brands, and so no properties. */
export const space = spaceScale

/** Text sizes: `type.h2`. Alike in all brands, and so no properties. */
export const type = typeScale

/** Typefaces and weights: `font.display`, `font.bold`. */
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

/** Measures of a font in em, by which fallback fonts are adjusted to it (@capsizecss/metrics has those of most fonts). */
export interface FontMetrics {
  ascent: number
  descent: number
  /** The average width of a letter, weighted by how often it is used (there: `xWidthAvg / unitsPerEm`). */
  width: number
  /** The same of its bold letters. */
  boldWidth: number
}

/** One typeface of a brand. */
export interface Typeface {
  family: string
  weight: number
  metrics: FontMetrics
  /** The kind of font that is shown where this one is missing. */
  generic: 'serif' | 'sans-serif'
}

/** The weights that the variable font files of a brand hold. */
export const TYPEFACE_WEIGHTS = '400 700'

/** The id of the style element in which the server writes a brand's theme and the rules of a page's parts. */
export const themeStyleId = 'theme'

/** Everything that makes a brand look like itself: one value for each property above, and two typefaces. */
export interface Theme {
  font: {
    display: Typeface & { tracking: string; lineHeight: number }
    text: Typeface & {
      bold: number
      size: string
      /** Takes the figures of texts from the display typeface: for one whose own suit no price, such as a slashed zero. */
      figures?: 'display'
    }
    price: 'display' | 'text'
  }
  color: Omit<typeof color, keyof typeof statusColours>
  shape: typeof shape
  density: typeof density
  icon: typeof icon
}
