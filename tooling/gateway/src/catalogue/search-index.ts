import MiniSearch, { type SearchOptions } from 'minisearch'
import type { ProductSeed } from '../seed/shop-seed.ts'
import { lookUp, readQuery, spellings, splitWords } from './words.ts'

/** Finds articles by words; answers their positions in the catalogue, best first. */
export interface SearchIndex {
  find(query: string): number[]
}

/** An index that still takes up articles. */
export interface GrowingIndex extends SearchIndex {
  /** The first of these articles stands at `position` in the catalogue. */
  add(products: readonly ProductSeed[], position: number): void
}

interface Entry {
  id: number
  number: string
  size: string
  name: string
  keywords: string
  text: string
  facts: string
}

// Typed with or without its hyphens.
const waysToWrite = (itemNumber: string) => `${itemNumber} ${itemNumber.replaceAll('-', '')}`

const toEntry = (product: ProductSeed, id: number): Entry => ({
  id,
  number: [product, ...product.variations].map(({ itemNumber }) => waysToWrite(itemNumber)).join(' '),
  size: product.batterySize ?? '',
  name: product.name,
  keywords: [...product.keywords, product.metaKeywords].join(' '),
  text: `${product.subtitle} ${product.description}`,
  facts: [...Object.values(product.productAttributes), ...Object.values(product.configurableAttributes).flat()].join(
    ' ',
  ),
})

const isNumberLike = (term: string) => /\d/.test(term)

const how: SearchOptions = {
  boost: { number: 8, size: 6, name: 4, keywords: 3 },
  prefix: (term) => term.length > 2 || !isNumberLike(term),
  processTerm: lookUp,
  tokenize: readQuery,
}

// A slip of the finger is forgiven in words, never in numbers: 312 must not find 10.
const forgiving: SearchOptions = { fuzzy: (term) => (isNumberLike(term) || term.length < 5 ? false : 0.2) }

// As many words as a person types; more would only cost time.
const MOST_WORDS = 12

/** An empty index; `inStock` tells which articles may be sold now, as the others stand further back. */
export function createSearchIndex(inStock: (position: number) => boolean): GrowingIndex {
  const index = new MiniSearch<Entry>({
    fields: ['number', 'size', 'name', 'keywords', 'text', 'facts'],
    tokenize: splitWords,
    processTerm: spellings,
  })
  const search = (words: string, more: SearchOptions) =>
    index.search(words, { ...how, ...more, boostDocument: (id: number) => (inStock(id) ? 1 : 0.6) })

  return {
    add(products, position) {
      const listed = products.map((product, offset) => ({ product, id: position + offset }))
      index.addAll(listed.filter(({ product }) => product.isVisible).map(({ product, id }) => toEntry(product, id)))
    },
    find(query) {
      const words = readQuery(query).slice(0, MOST_WORDS).join(' ')
      // Forgiving costs time and blurs the order, so it waits until the words as they stand find nothing.
      const ways: SearchOptions[] = [
        { combineWith: 'AND' },
        { combineWith: 'AND', ...forgiving },
        { combineWith: 'OR', ...forgiving },
      ]
      for (const way of ways) {
        const found = search(words, way)
        if (found.length > 0) return found.map((match): number => match.id)
      }
      return []
    },
  }
}
