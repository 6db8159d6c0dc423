import { shadows, spaceScale, statusColours, typeScale } from '@shop/ui/tokens/core.ts'
import { color, density, font, icon, shape } from '@shop/ui/tokens/theme.ts'

/** The custom properties of a brand with the names of their tokens: `--color-accent-default` is `color.accent.default`. */
const brandTokens = new Map(
  leavesOf({ color, shape, density, font, icon }).flatMap(([token, value]) => {
    const [, property] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
    return property ? [[property, token] as const] : []
  }),
)

/** A group of values that all brands share, and the declarations that can hold one. */
interface SharedGroup {
  in: RegExp
  /** A property by which the browser writes a value as it writes declarations. */
  as: string
  tokens: readonly (readonly [token: string, value: string])[]
}

const shared: readonly SharedGroup[] = [
  { in: /color|background|border|fill|stroke|shadow/, as: 'color', tokens: leavesOf({ color: statusColours }) },
  { in: /^box-shadow$/, as: 'box-shadow', tokens: leavesOf({ elevation: shadows }) },
  { in: /^font-size$/, as: 'font-size', tokens: leavesOf({ type: typeScale }) },
  {
    in: /^(?:padding|margin|gap|row-gap|column-gap|inset|top|right|bottom|left)/,
    as: 'top',
    tokens: Object.entries(spaceScale).map(([step, size]) => [`space[${step}]`, size]),
  },
]

/** Returns the tokens in a declaration, each with its custom property, or with the value that all brands share. */
export function tokensIn(property: string, value: string): { token: string; from: string }[] {
  const ofBrand = [...value.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name = '']) => {
    const token = brandTokens.get(name)
    return token ? [{ token, from: name }] : []
  })
  const ofAll = shared
    .filter((group) => group.in.test(property))
    .flatMap(({ as, tokens }) =>
      tokens.filter(([, given]) => holds(value, written(as, given))).map(([token, given]) => ({ token, from: given })),
    )
  return [...ofBrand, ...ofAll]
}

/** Returns whether a declaration's value has a value among its pieces. */
const holds = (value: string, piece: string) => ` ${value.replaceAll(/!important/g, '')} `.includes(` ${piece} `)

const spellings = new Map<string, string>()

/** Returns a value as the browser writes it: `#fff` is `rgb(255, 255, 255)`. */
function written(property: string, value: string): string {
  const key = `${property}:${value}`
  const known = spellings.get(key)
  if (known) return known
  const { style } = document.createElement('i')
  style.setProperty(property, value)
  const spelling = style.getPropertyValue(property)
  spellings.set(key, spelling)
  return spelling
}

/** Returns all texts of nested objects with their path. */
function leavesOf(tokens: object, path = ''): [path: string, value: string][] {
  return Object.entries(tokens).flatMap(([name, value]: [string, unknown]) => {
    const here = path ? `${path}.${name}` : name
    if (typeof value === 'string') return [[here, value] satisfies [string, string]]
    return typeof value === 'object' && value !== null ? leavesOf(value, here) : []
  })
}
