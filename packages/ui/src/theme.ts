import { spaceScale, typeScale } from './tokens/core.ts'
import { colorNames, densityNames, elevationNames, iconNames, illustrationNames, shapeNames } from './tokens/names.ts'

type Groups = Record<string, readonly string[]>
type Values<T extends Groups> = { [G in keyof T]: Record<T[G][number], string> }

/** One typeface of a brand with the metrics of the system font that stands in while it loads. */
export interface Typeface {
  family: string
  weight: number
  fallback: {
    family: string
    local: string
    generic: 'serif' | 'sans-serif'
    sizeAdjust: string
    ascentOverride: string
    descentOverride: string
  }
}

/** Everything that makes a brand look like itself; the parts read it as CSS custom properties. */
export interface Theme {
  font: {
    display: Typeface & { tracking: string; lineHeight: number }
    text: Typeface & { bold: number; size: string }
    price: 'display' | 'text'
  }
  color: Values<typeof colorNames>
  shape: Values<typeof shapeNames>
  density: Record<(typeof densityNames)[number], string>
  elevation: Record<(typeof elevationNames)[number], string>
  icon: Record<(typeof iconNames)[number], string>
  illustration: Record<(typeof illustrationNames)[number], string>
}

/** Writes a token's name the CSS way: `brandDeep` becomes `brand-deep`. */
export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

// Object.fromEntries forgets its keys; they are exactly the names that went in.
const references = <N extends string>(prefix: string, names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, `var(--${prefix}-${kebab(name)})`])) as Record<N, string>

const groupsOfReferences = <T extends Groups>(prefix: string, groups: T) =>
  Object.fromEntries(
    Object.entries(groups).map(([group, names]) => [group, references(`${prefix}-${kebab(group)}`, names)]),
  ) as Values<T>

// Object.keys turns the numbered steps into text, which is what a property name is anyway.
const keysOf = <T extends object>(scale: T) => Object.keys(scale) as (keyof T & string)[]

/** Colour roles: `color.text.muted`. */
export const color = groupsOfReferences('color', colorNames)

/** Corners, edges and fills: `shape.radius.card`. */
export const shape = groupsOfReferences('shape', shapeNames)

/** Room: `density.control` is the height of every button and field. */
export const density = references('density', densityNames)

/** Shadows: `elevation.floating`. */
export const elevation = references('elevation', elevationNames)

/** How icons are drawn: `icon.stroke`. */
export const icon = references('icon', iconNames)

/** The palette of the brand's artwork: `illustration.sky`. */
export const illustration = references('illustration', illustrationNames)

/** Distances: `space[4]` is 16 px. */
export const space = references('space', keysOf(spaceScale)) as Record<keyof typeof spaceScale, string>

/** Text sizes: `type.h2`. */
export const type = references('type', keysOf(typeScale))

/** Typefaces and weights: `font.display`, `font.bold`. */
export const font = references('font', [
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
