import path from 'node:path'
import { brandValues } from '@shop/ui/tokens/theme-css.ts'
import { kebab } from '@shop/ui/tokens/theme.ts'
import type { Theme } from '@shop/ui/tokens/theme.ts'
import { VENDOR } from './design-token.ts'
import type { AliasToken, ValueToken } from './design-token.ts'
import { readCss } from './read-css.ts'
import { coreValues } from './core-values.ts'
import type { Values } from './core-values.ts'

/** The paths of the files from the root. */
export const RESOLVER = 'tooling/build/tokens/shop.resolver.json'
export const CORE = 'tooling/build/tokens/core.tokens.json'
export const fileOf = (brand: string) => `apps/${brand}/tokens.json`

const SCHEMAS = 'https://www.designtokens.org/schemas/2025.10'

/** What designers' tools show beside a group. */
const descriptions: Record<string, string> = {
  font: 'Typefaces, weights and the text size of the brand. Tracking is in em.',
  color: 'Colours by role.',
  shape: 'Corners, borders and fills.',
  density: 'Spacing of the brand. control is the height of buttons and fields.',
  icon: 'The line of icons, on a grid of 24.',
  space: 'Distances.',
  type: 'Text sizes. Fluid sizes hold their largest value.',
  elevation: 'Shadows. They never carry a meaning.',
  motion: 'Durations and easing of transitions.',
  layer: 'The order of overlapping layers.',
  breakpoint: 'The smallest width of each layout.',
}

interface Group {
  [name: string]: Group | ValueToken | AliasToken | Record<string, Record<string, string | number>>
}

/** Returns the text of each token file by its path from the root: core, each brand's, and the resolver. */
export function tokenFiles(themes: Readonly<Record<string, Theme>>): Map<string, string> {
  const brands = Object.keys(themes).toSorted()
  const files: [string, object][] = [
    [RESOLVER, resolver(brands)],
    [CORE, tokenFile('All brands', coreValues)],
    ...Object.entries(themes).map(([brand, theme]): [string, object] => [
      fileOf(brand),
      tokenFile(brand, brandValues(theme)),
    ]),
  ]
  return new Map(files.map(([file, content]) => [file, `${JSON.stringify(content, undefined, 2)}\n`]))
}

const resolver = (brands: readonly string[]) => ({
  $schema: `${SCHEMAS}/resolver.json`,
  name: 'Hearing shop',
  version: '2025.10',
  description: 'The tokens of one brand: what all brands share, and what the brand chooses.',
  sets: { core: { description: 'Shared by all brands.', sources: [refTo(CORE)] } },
  modifiers: {
    brand: {
      description: 'The brand whose look is shown.',
      contexts: Object.fromEntries(brands.map((brand) => [brand, [refTo(fileOf(brand))]])),
      default: brands.includes('product') ? 'product' : brands[0],
    },
  },
  resolutionOrder: [{ $ref: '#/sets/core' }, { $ref: '#/modifiers/brand' }],
})

/** Returns a reference to another file, from the folder of the resolver. */
const refTo = (file: string) => ({ $ref: path.posix.relative(path.posix.dirname(RESOLVER), file) })

/** The values of a file by the name of their custom property. */
type Targets = ReadonlyMap<string, Leaf>

function tokenFile(name: string, values: Values) {
  const targets: Targets = new Map(leaves(values).map((leaf) => [propertyOf(leaf[0]), leaf]))
  const groups = Object.entries(values).map(([group, members]): [string, object] => [
    group,
    { $description: descriptions[group], ...(typeof members === 'object' && groupOf(members, targets)) },
  ])
  return { $schema: `${SCHEMAS}/format.json`, $description: name, ...Object.fromEntries(groups) }
}

/** Returns a group of tokens. Values without a type in the format stand in the extensions of their group. */
function groupOf(values: Values, targets: Targets): Group {
  const group: Group = {}
  const untyped: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(values)) {
    const member = typeof value === 'object' ? groupOf(value, targets) : tokenOf(name, value, targets)
    if (member) group[name] = member
    else if (typeof value !== 'object') untyped[name] = value
  }
  return Object.keys(untyped).length > 0 ? { $extensions: { [VENDOR]: untyped }, ...group } : group
}

function tokenOf(name: string, value: string | number, targets: Targets): ValueToken | AliasToken | undefined {
  const [, property] = /^var\(--([\w-]+)\)$/.exec(String(value)) ?? []
  if (!property) return readCss(name, value)
  const [steps = [], target = ''] = targets.get(property) ?? []
  const type = readCss(steps.at(-1) ?? '', target)?.$type
  if (!type) throw new Error(`${name} refers to ${property}, which has no value in the brand`)
  return { $type: type, $value: `{${steps.join('.')}}` }
}

/** Returns the name of a token's custom property, without the dashes before it. */
export const propertyOf = (steps: readonly string[]) => steps.map(kebab).join('-')

type Leaf = [steps: string[], value: string | number]

/** Returns all values with the names on the way to them. */
export function leaves(values: Values, way: readonly string[] = []): Leaf[] {
  return Object.entries(values).flatMap(([name, value]): Leaf[] =>
    typeof value === 'object' ? leaves(value, [...way, name]) : [[[...way, name], value]],
  )
}
