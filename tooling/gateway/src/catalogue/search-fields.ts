import type { Product } from '../model/product.ts'

/** A part of an article that is searched, and what a word in it is worth. */
interface SearchField {
  read: (product: Product) => string
  worth: number
  /** How many words it usually has: in a long one each says less about the article. */
  usualWords: number
}

// Typed with or without its hyphens.
const waysToWrite = (itemNumber: string) => `${itemNumber} ${itemNumber.replaceAll('-', '')}`

/** What of an article is searched (SRCH-02). */
export const SEARCH_FIELDS: readonly SearchField[] = [
  {
    read: (product) => [product, ...product.variations].map(({ itemNumber }) => waysToWrite(itemNumber)).join(' '),
    worth: 8,
    usualWords: 8,
  },
  { read: ({ batterySize }) => batterySize ?? '', worth: 6, usualWords: 1 },
  { read: ({ name }) => name, worth: 4, usualWords: 6 },
  { read: ({ keywords, metaKeywords }) => [...keywords, metaKeywords].join(' '), worth: 3, usualWords: 8 },
  { read: ({ subtitle, description }) => `${subtitle} ${description}`, worth: 1, usualWords: 30 },
  {
    read: ({ productAttributes, configurableAttributes }) =>
      [...Object.values(productAttributes), ...Object.values(configurableAttributes).flat()].join(' '),
    worth: 1,
    usualWords: 10,
  },
]
