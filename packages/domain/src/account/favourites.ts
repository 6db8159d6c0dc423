import type { Product } from '../catalogue/product.ts'
import { productNumbered } from '../catalogue/product-numbered.ts'

/** The number of favourites on a page. */
export const FAVOURITES_PER_PAGE = 6

/** One page of a customer's favourites. */
export interface PageOfFavourites {
  /** Newest first. */
  itemNumbers: readonly string[]
  /** Counts from 1. The last page, if the wanted page no longer exists. */
  page: number
  pages: number
  /** The position of its first favourite among all favourites, counted from 1. */
  first: number
  total: number
}

/** Returns a page of the favourites in a profile, where the newest stands last. */
export function favouritesPage(favourites: readonly string[], wanted: number): PageOfFavourites {
  const total = favourites.length
  const pages = Math.max(1, Math.ceil(total / FAVOURITES_PER_PAGE))
  const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), pages)
  const skipped = (page - 1) * FAVOURITES_PER_PAGE
  const itemNumbers = [...favourites].reverse().slice(skipped, skipped + FAVOURITES_PER_PAGE)
  return { itemNumbers, page, pages, first: skipped + 1, total }
}

/** A favourite and its product, which is undefined if the shop no longer sells it. */
export interface Favourite {
  itemNumber: string
  product: Product | undefined
}

/** Returns the product of each item number, in the order of the numbers. */
export const withProducts = (itemNumbers: readonly string[], products: readonly Product[]): Favourite[] =>
  itemNumbers.map((itemNumber) => ({ itemNumber, product: productNumbered(itemNumber, products) }))
