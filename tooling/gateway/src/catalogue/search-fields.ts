import type { Product } from '../model/product.ts'

/** A part of an article that is searched, and how much a word in it counts. */
interface SearchField {
  read: (product: Product) => string
  boost: number
  /** How many words it usually has: in a long one each says less about the article. */
  usualWords: number
}

// Typed with or without its hyphens.
const waysToWrite = (itemNumber: string) => `${itemNumber} ${itemNumber.replaceAll('-', '')}`

/** What of an article is searched (SRCH-02). */
export const SEARCH_FIELDS: readonly SearchField[] = [
  {
    read: (product) => [product, ...product.variations].map(({ itemNumber }) => waysToWrite(itemNumber)).join(' '),
    boost: 8,
    usualWords: 8,
  },
  { read: ({ batterySize }) => batterySize ?? '', boost: 6, usualWords: 1 },
  { read: ({ name }) => name, boost: 4, usualWords: 6 },
  { read: ({ keywords, metaKeywords }) => [...keywords, metaKeywords].join(' '), boost: 3, usualWords: 8 },
  { read: ({ subtitle, description }) => `${subtitle} ${description}`, boost: 1, usualWords: 30 },
  {
    read: ({ productAttributes, configurableAttributes }) =>
      [...Object.values(productAttributes), ...Object.values(configurableAttributes).flat()].join(' '),
    boost: 1,
    usualWords: 10,
  },
]
