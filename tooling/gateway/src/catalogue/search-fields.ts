import type { Product } from '../model/product.ts'

/** A part of an article that is searched, and the weight of a word in it. */
interface SearchField {
  read: (product: Product) => string
  boost: number
  /** The usual number of words. In longer texts each word counts less. */
  usualWords: number
}

// Visitors type item numbers with or without hyphens.
const waysToWrite = (itemNumber: string) => `${itemNumber} ${itemNumber.replaceAll('-', '')}`

/** The parts of an article that are searched. */
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
