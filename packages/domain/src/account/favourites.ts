import type { Product } from '../catalogue/product.ts'
import { withVariation } from '../catalogue/variation.ts'

/** How many favourites a page shows (FAV-06). */
export const FAVOURITES_PER_PAGE = 6

/** A page of a customer's favourites: their item numbers, the latest first, and where the page stands among all of them. */
export interface PageOfFavourites {
  itemNumbers: readonly string[]
  /** From 1 on; of a page that is not there any more, the last one (FAV-09). */
  page: number
  pages: number
  /** The place of its first favourite among all, from 1 on. */
  first: number
  total: number
}

/** Cuts a page out of the favourites in the profile, to which the latest was added last. */
export function favouritesPage(favourites: readonly string[], wanted: number): PageOfFavourites {
  const total = favourites.length
  const pages = Math.max(1, Math.ceil(total / FAVOURITES_PER_PAGE))
  const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), pages)
  const skipped = (page - 1) * FAVOURITES_PER_PAGE
  const itemNumbers = favourites.toReversed().slice(skipped, skipped + FAVOURITES_PER_PAGE)
  return { itemNumbers, page, pages, first: skipped + 1, total }
}

/** A favourite with its product; without one where the shop does not sell it any more. */
export interface Favourite {
  itemNumber: string
  product: Product | undefined
}

/** Finds the product of each item number, in whatever order and spelling they were found; a variation's is its product as that. */
export const withProducts = (itemNumbers: readonly string[], products: readonly Product[]): Favourite[] =>
  itemNumbers.map((itemNumber) => ({ itemNumber, product: productOf(itemNumber, products) }))

function productOf(itemNumber: string, products: readonly Product[]): Product | undefined {
  const isMeant = (one: { itemNumber: string }) => one.itemNumber.toLowerCase() === itemNumber.toLowerCase()
  const own = products.find(isMeant)
  if (own) return { ...own, itemNumber }
  const parent = products.find(({ variations }) => variations.some(isMeant))
  return parent && withVariation(parent, parent.variations.find(isMeant))
}
