import type { Product } from '../product.ts'
import type { VariationChoice } from './variation.ts'

type Choosable = Pick<Product, 'configurableAttributes'>

/** Reads the chosen values from the query of a product's address, such as `?type=open&size=8-mm`. */
export function readChoice({ configurableAttributes }: Choosable, search: URLSearchParams): VariationChoice {
  return Object.fromEntries(
    keyed(Object.keys(configurableAttributes)).map(([key, name]) => {
      const values = new Map(keyed(configurableAttributes[name] ?? []))
      return [name, values.get(search.get(key) ?? '')]
    }),
  )
}

/** Returns a query with the chosen values in it, so that Back, reload and a shared link keep them. */
export function writeChoice(
  { configurableAttributes }: Choosable,
  choice: VariationChoice,
  search: URLSearchParams,
): URLSearchParams {
  const written = new URLSearchParams(search)
  for (const [key, name] of keyed(Object.keys(configurableAttributes))) {
    const [word] = keyed(configurableAttributes[name] ?? []).find(([, value]) => value === choice[name]) ?? []
    if (word === undefined) written.delete(key)
    else written.set(key, word)
  }
  return written
}

/** More attributes than any product has. */
const MAX_CHOICES = 8
const WORD = /^[a-z0-9-]+$/

/** Returns the query without parameters that cannot be a choice, sorted, for use as a cache key. */
export function canonicalChoiceQuery(search: URLSearchParams): string {
  const words = [...search].filter((pair) => pair.every((word) => WORD.test(word))).slice(0, MAX_CHOICES)
  const canonical = new URLSearchParams(words)
  canonical.sort()
  return words.length > 0 ? `?${canonical}` : ''
}

/** Pairs each name with its key for an address. If two names have the same key, the later one gets a number. */
function keyed(names: readonly string[]): [key: string, name: string][] {
  const taken = new Set<string>()
  return names.map((name) => {
    const word = slug(name)
    let key = word
    for (let number = 2; taken.has(key); number++) key = `${word}-${number}`
    taken.add(key)
    return [key, name]
  })
}

const LETTERS: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ß: 'ss' }

const slug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[øæß]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/[\p{M}\u00AD]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'x'
