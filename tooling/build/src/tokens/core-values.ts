import {
  batteryColours,
  DANGER_ON_BRAND,
  from,
  layer,
  motion,
  shadows,
  spaceScale,
  statusColours,
  typeScale,
} from '@shop/ui/tokens/core.ts'

/** Values of tokens, grouped and named as in the code. */
export interface Values {
  readonly [name: string]: string | number | Values
}

/** Returns the length in a media query. Its em is the browser's text size, as rem in the format. */
const breakpoint = (query: string) => `${Number.parseFloat(query.split('min-width: ')[1] ?? '')}rem`

/** The values that all brands share. */
export const coreValues = {
  color: { ...statusColours, battery: batteryColours, dangerOnBrand: DANGER_ON_BRAND },
  space: spaceScale,
  type: typeScale,
  elevation: shadows,
  motion,
  layer,
  breakpoint: Object.fromEntries(Object.entries(from).map(([name, query]) => [name, breakpoint(query)])),
} satisfies Values
