import MiniSearch, { type SearchOptions } from 'minisearch'
import type { ProductSeed } from '../seed/shop-seed.ts'
import { lookUp, readQuery, spellings, splitWords } from './words.ts'

/** Finds articles by words; answers their positions in the catalogue, best first. */
export interface SearchIndex {
  find(query: string): number[]
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
  // A slip of the finger is forgiven in words, never in numbers: 312 must not find 10.
  fuzzy: (term) => (isNumberLike(term) || term.length < 5 ? false : 0.2),
  prefix: (term) => term.length > 2 || !isNumberLike(term),
  processTerm: lookUp,
  tokenize: readQuery,
}

// As many words as a person types; more would only cost time.
const MOST_WORDS = 12

/** Builds the index in slices, so that other requests are answered meanwhile. */
export async function buildSearchIndex(products: readonly ProductSeed[]): Promise<SearchIndex> {
  const index = new MiniSearch<Entry>({
    fields: ['number', 'size', 'name', 'keywords', 'text', 'facts'],
    tokenize: splitWords,
    processTerm: spellings,
  })
  const listed = products.flatMap((product, id) => (product.isVisible ? [toEntry(product, id)] : []))
  await index.addAllAsync(listed, { chunkSize: 250 })

  const search = (words: string, combineWith: 'AND' | 'OR') =>
    index.search(words, {
      ...how,
      combineWith,
      boostDocument: (id: number) => (products[id]?.inStock ? 1 : 0.6),
    })

  return {
    find(query) {
      const words = readQuery(query).slice(0, MOST_WORDS).join(' ')
      const exact = search(words, 'AND')
      const found = exact.length > 0 ? exact : search(words, 'OR')
      return found.map((match): number => match.id)
    },
  }
}
