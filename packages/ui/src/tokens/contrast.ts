import { colourPairs } from './colour-pairs.ts'
import type { ColourName, ColourPair, NameIn } from './colour-pairs.ts'
import { batteryColours, DANGER_ON_BRAND, statusColours } from './core.ts'
import { kebab } from './theme.ts'
import type { Theme } from './theme.ts'

/** The colours of a brand, as `#RRGGBB`. */
export type Colours = Readonly<Record<ColourName, string>>

/** Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns every colour of a brand by name. A transparent fill counts as the page behind it. */
export function coloursOf({ color, shape }: Theme): Colours {
  const named = { ...flat(color), ...flat(statusColours) }
  const properties = new Map(
    Object.entries(named).map(([name, value]) => [`var(--color-${kebab(name).replace('.', '-')})`, value]),
  )
  const fill = (value: string) => (value === 'transparent' ? color.surface.page : (properties.get(value) ?? value))
  return {
    ...named,
    ...flat(batteryColours, 'battery.'),
    'danger.borderOnBrand': DANGER_ON_BRAND,
    'card.fill': fill(shape.card.fill),
    'tile.fill': fill(shape.tile.fill),
  }
}

type Flat<Groups, Prefix extends string> = Record<`${Prefix}${NameIn<Groups>}`, string>

const flat = <Groups extends object, Prefix extends string = ''>(groups: Groups, prefix?: Prefix) =>
  // Sound, because the keys are exactly those of the type.
  Object.fromEntries(
    Object.entries(groups).flatMap(([group, members]: [string, Record<string, string>]) =>
      Object.entries(members).map(([name, value]) => [`${prefix ?? ''}${group}.${name}`, value]),
    ),
  ) as Flat<Groups, Prefix>

/** A pair of colours in one brand, with its contrast ratio. */
export interface MeasuredPair extends ColourPair {
  ratio: number
  passes: boolean
}

/** Measures every pair of colours that meet on a page. */
export const measurePairs = (colours: Colours): MeasuredPair[] =>
  colourPairs.map((pair) => {
    const ratio = contrastRatio(colours[pair.foreground], colours[pair.background])
    return { ...pair, ratio, passes: ratio >= pair.atLeast }
  })

/** Returns a line for each pair with too little contrast: its colours, its place, and both contrasts. */
export const contrastFailures = (colours: Colours): string[] =>
  measurePairs(colours)
    .filter(({ passes }) => !passes)
    .map(
      ({ foreground, background, usedIn, ratio, atLeast }) =>
        `${foreground} ${colours[foreground]} on ${background} ${colours[background]} (${usedIn}): ${cut(ratio)}:1, needs ${atLeast}:1`,
    )

/** Cuts a ratio after two digits, so that 6.999 does not read as 7. */
export const cut = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)
