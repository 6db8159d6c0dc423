import type { FacetGroup, FacetValue } from './facets.ts'
import { FACET_GROUPS, filterOf, OFFER, STOCK } from './facet-groups.ts'

/** What an index knows of a product. */
interface Faceted {
  facets?: Readonly<Record<string, readonly string[]>> | undefined
  isInStock: boolean
  isOnOffer: boolean
}

/** A list without the products that do not match, and the groups that divide the whole list. */
interface Narrowed {
  positions: readonly number[]
  facets: FacetGroup[]
}

// They bound the memory of an index, and the size of an answer.
const MAX_GROUPS = 30
const MAX_MARKS = 4_000
const MAX_OF_PRODUCT = 40
const MAX_OF_GROUP = 60
const MAX_SPELLINGS = 20_000

interface Mark {
  group: number
  key: string
  name: string
}

/**
 * Creates an index of what products can be filtered by. Shop and gateway filter by it, so that both show the same. Products are
 * added in the order of their positions.
 */
export function createFacetIndex() {
  const groups: { key: string; name: string }[] = []
  const marks: Mark[] = []
  const numbers = new Map<string, number>()
  /** The marks of spellings seen before: reading one takes longer than all else, and products share them. */
  const spellings = new Map<string, number | undefined>()
  /** How many products of a list carry each mark. A list is filtered again and again. */
  const totalsOf = new WeakMap<readonly number[], Uint32Array>()
  let inStock: number | undefined
  let onOffer: number | undefined
  /** The marks of all products, one product after the other, and where each product's begin. */
  const carried: number[] = []
  const starts: number[] = [0]

  /** Returns the number of a value that a product carries. */
  function sentMark(groupName: string, name: string): number | undefined {
    const spelling = `${groupName}\n${name}`
    if (spellings.has(spelling)) return spellings.get(spelling)
    const isOurs = [STOCK, OFFER].includes(keyOf(groupName, 40))
    const mark = isOurs ? undefined : markOf(groupName, name)
    if (spellings.size < MAX_SPELLINGS) spellings.set(spelling, mark)
    return mark
  }

  /** Returns the number of a value. Undefined beyond the limits. The first spelling of a value is the one that shows. */
  function markOf(groupName: string, name: string): number | undefined {
    const [groupKey, key] = [keyOf(groupName, 40), keyOf(name, 60)]
    if (groupKey === '' || key === '') return undefined
    const filter = filterOf(groupKey, key)
    const known = numbers.get(filter)
    if (known !== undefined || marks.length === MAX_MARKS) return known
    const group = groupOf(groupKey, groupName)
    if (group === undefined) return undefined
    numbers.set(filter, marks.length)
    return marks.push({ group, key, name: name.trim() }) - 1
  }

  function groupOf(key: string, name: string): number | undefined {
    const known = groups.findIndex((group) => group.key === key)
    if (known >= 0) return known
    if (groups.length === MAX_GROUPS) return undefined
    const isWorded = [STOCK, OFFER, ...FACET_GROUPS].some((worded) => worded === key)
    return groups.push({ key, name: isWorded ? '' : name.trim() }) - 1
  }

  const eachMark = (position: number, act: (mark: number) => void) => {
    const end = starts[position + 1] ?? 0
    for (let index = starts[position] ?? 0; index < end; index++) act(carried[index] ?? 0)
  }

  return {
    /** Must not be called after a list was filtered. */
    add({ facets = {}, isInStock, isOnOffer }: Faceted) {
      const own = new Set<number | undefined>()
      if (isInStock) own.add((inStock ??= markOf(STOCK, 'in')))
      if (isOnOffer) own.add((onOffer ??= markOf(OFFER, 'on')))
      for (const [group, values] of Object.entries(facets)) {
        for (const value of values.slice(0, MAX_OF_PRODUCT)) own.add(sentMark(group, value))
      }
      own.delete(undefined)
      carried.push(...([...own] as number[]).slice(0, MAX_OF_PRODUCT))
      starts.push(carried.length)
    },

    /** Returns the filters by values that any product carries. */
    known: (filters: readonly string[]) => filters.filter((filter) => numbers.has(filter)),

    /** Filters a list. Values that divide no group of the list are ignored: an old link still shows the rest. */
    narrow(positions: readonly number[], filters: readonly string[]): Narrowed {
      const totals = totalsOf.get(positions) ?? new Uint32Array(marks.length)
      if (!totalsOf.has(positions)) for (const position of positions) eachMark(position, (mark) => count(totals, mark))
      totalsOf.set(positions, totals)
      const isCarried = (mark: number) => (totals[mark] ?? 0) > 0
      const divides = groups.map(() => false)
      marks.forEach(({ group }, mark) => {
        if (isCarried(mark) && (totals[mark] ?? 0) < positions.length) divides[group] = true
      })

      const isChosen = new Uint8Array(marks.length)
      let wanted = 0
      for (const filter of filters) {
        const mark = numbers.get(filter)
        const group = mark === undefined ? undefined : marks[mark]?.group
        if (mark === undefined || group === undefined || !isCarried(mark) || !divides[group]) continue
        isChosen[mark] = 1
        wanted |= 1 << group
      }

      const bit = marks.map(({ group }) => 1 << group)
      const counts = wanted === 0 ? totals : new Uint32Array(marks.length)
      const matching: number[] = []
      for (const position of wanted === 0 ? [] : positions) {
        let missing = wanted
        eachMark(position, (mark) => {
          if (isChosen[mark] === 1) missing &= ~(bit[mark] ?? 0)
        })
        if (missing === 0) matching.push(position)
        // A product that lacks one group alone would show with another value of that group.
        const isNear = (missing & (missing - 1)) === 0
        if (isNear) eachMark(position, (mark) => (missing === 0 || bit[mark] === missing) && count(counts, mark))
      }

      const rank = (mark: number) => (isChosen[mark] === 1 ? Infinity : (totals[mark] ?? 0))
      const valuesOf = (of: number) => {
        const own = [...marks.entries()].filter(([mark, { group }]) => group === of && isCarried(mark))
        return [...own]
          .sort(([one], [other]) => (rank(one) === rank(other) ? 0 : rank(other) - rank(one)))
          .slice(0, MAX_OF_GROUP)
          .map(([mark, { key, name }]): FacetValue => ({ key, name, count: counts[mark] ?? 0 }))
      }
      return {
        positions: wanted === 0 ? positions : matching,
        facets: groups.flatMap((group, index) => (divides[index] ? [{ ...group, values: valuesOf(index) }] : [])),
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

function count(counts: Uint32Array, mark: number) {
  counts[mark] = (counts[mark] ?? 0) + 1
}
