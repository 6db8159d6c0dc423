import { bitSetOf, countOfBoth, intersection, NO_POSITIONS, union, withPosition, type BitSet } from './bit-set.ts'
import type { FacetGroup } from './facets.ts'
import { FACET_GROUPS, filterOf, OFFER, STOCK } from './facet-groups.ts'

/** What an index knows of a product. */
interface Faceted {
  facets?: Readonly<Record<string, readonly string[]>> | undefined
  isInStock: boolean
  isOnOffer: boolean
}

/** What of a list matches, and the groups that divide the whole list. */
export interface Narrowed {
  matching: BitSet
  facets: FacetGroup[]
}

/** Filters one list. Values that divide no group of it are ignored: an old link still shows the rest. */
export type NarrowList = (filters: readonly string[]) => Narrowed

// They bound the size of an answer, and the memory of an index: a bit for each product and value, at most 5 MB for 10,000
// products. The values of a shop are a hundredth of that.
const MAX_GROUPS = 30
const MAX_VALUES = 4_000
const MAX_OF_PRODUCT = 40
const MAX_OF_GROUP = 60
const MAX_SPELLINGS = 20_000

interface Value {
  filter: string
  key: string
  name: string
  /** The products that carry it. */
  products: BitSet
}

interface Group {
  key: string
  name: string
  values: Value[]
}

/**
 * Creates an index of what products can be filtered by. Shop and gateway filter by it, so that both show the same. Products are
 * added in the order of their positions.
 */
export function createFacetIndex() {
  const groups: Group[] = []
  const known = new Map<string, Value>()
  /** The values of spellings seen before: reading one takes longer than all else, and products share them. */
  const spellings = new Map<string, Value | undefined>()
  let inStock: Value | undefined
  let onOffer: Value | undefined
  let products = 0

  /** Returns a value that a product carries. */
  function sentValue(groupName: string, name: string): Value | undefined {
    const spelling = `${groupName}\n${name}`
    if (spellings.has(spelling)) return spellings.get(spelling)
    const isOurs = [STOCK, OFFER].includes(keyOf(groupName, 40))
    const value = isOurs ? undefined : valueOf(groupName, name)
    if (spellings.size < MAX_SPELLINGS) spellings.set(spelling, value)
    return value
  }

  /** Returns a value. Undefined beyond the limits. The first spelling is the one that shows. */
  function valueOf(groupName: string, name: string): Value | undefined {
    const [groupKey, key] = [keyOf(groupName, 40), keyOf(name, 60)]
    if (groupKey === '' || key === '') return undefined
    const filter = filterOf(groupKey, key)
    if (known.has(filter) || known.size === MAX_VALUES) return known.get(filter)
    const group = groupOf(groupKey, groupName)
    if (group === undefined) return undefined
    const value = { filter, key, name: name.trim(), products: NO_POSITIONS }
    known.set(filter, value)
    group.values.push(value)
    return value
  }

  function groupOf(key: string, name: string): Group | undefined {
    const found = groups.find((group) => group.key === key)
    if (found || groups.length === MAX_GROUPS) return found
    const isWorded = [STOCK, OFFER, ...FACET_GROUPS].some((worded) => worded === key)
    const group = { key, name: isWorded ? '' : name.trim(), values: [] }
    groups.push(group)
    return group
  }

  return {
    /** Must not be called after a list was prepared. */
    add({ facets = {}, isInStock, isOnOffer }: Faceted) {
      const own = new Set<Value | undefined>()
      if (isInStock) own.add((inStock ??= valueOf(STOCK, 'in')))
      if (isOnOffer) own.add((onOffer ??= valueOf(OFFER, 'on')))
      for (const [group, values] of Object.entries(facets)) {
        for (const value of values.slice(0, MAX_OF_PRODUCT)) own.add(sentValue(group, value))
      }
      own.delete(undefined)
      const carried = ([...own] as Value[]).slice(0, MAX_OF_PRODUCT)
      for (const value of carried) value.products = withPosition(value.products, products)
      products++
    },

    /** Returns the filters by values that any product carries. */
    known: (filters: readonly string[]) => filters.filter((filter) => known.has(filter)),

    /** Prepares a list for being filtered again and again. Its positions are unique. */
    list(positions: readonly number[]): NarrowList {
      const all = bitSetOf(positions)
      const dividing = groups.flatMap(({ key, name, values }) => {
        const own = values.map((value) => ({ ...value, total: countOfBoth(value.products, all) }))
        const carried = own.filter(({ total }) => total > 0)
        const divides = carried.some(({ total }) => total < positions.length)
        const ranked = [...carried].sort((one, other) => other.total - one.total)
        return divides ? { key, name, carried, ranked } : []
      })

      return (filters) => {
        const parts = dividing.map((group) => {
          const chosen = group.carried.filter(({ filter }) => filters.includes(filter))
          return { ...group, chosen, allowed: chosen.map((value) => value.products).reduce(union, NO_POSITIONS) }
        })
        /** What matches the choice, but for that in one group. */
        const matchingBesides = (group?: string) =>
          parts
            .filter(({ key, chosen }) => key !== group && chosen.length > 0)
            .reduce((left, { allowed }) => intersection(left, allowed), all)
        const matching = matchingBesides()
        const facets = parts.map(({ key, name, ranked, chosen }) => {
          const counted = chosen.length > 0 ? matchingBesides(key) : matching
          const shown = [...chosen, ...ranked.filter((value) => !chosen.includes(value))].slice(0, MAX_OF_GROUP)
          const values = shown.map((value) => ({
            key: value.key,
            name: value.name,
            count: countOfBoth(value.products, counted),
          }))
          return { key, name, values }
        })
        return { matching, facets }
      }
    },
  }
}
export type FacetIndex = ReturnType<typeof createFacetIndex>

/** Returns a text without what only its spelling differs in: `8 mm`, `8mm` and `8 MM` are one value. */
const keyOf = (name: string, longest: number) =>
  name
    .slice(0, 200)
    .replaceAll('\u00AD', '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/(\d)(?=\p{L})/gu, '$1-')
    .replaceAll(/[^\p{L}\p{N}+]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, longest)
