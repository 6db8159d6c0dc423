import type { Category, CategoryHeader } from './category.ts'
import { encodedPath, normalPath } from './paths.ts'

/** A page of the catalogue: a category, or a subcategory under its parent. */
export interface CategoryPlace {
  path: string
  title: string
  partialIds: readonly string[]
  parent?: CategoryPlace
}

/** Every page the categories make, each path once, parents before their subcategories (ROUTE-24). */
export function categoryPlaces(categories: readonly Category[]): CategoryPlace[] {
  const places = categories.flatMap((category): CategoryPlace[] => {
    const parent = { path: normalPath(category.url), title: category.title, partialIds: category.partialIds }
    const children = category.subcategories.map(({ title, url, partialIds }) => ({
      path: normalPath(url),
      title,
      partialIds,
      parent,
    }))
    return [parent, ...children]
  })
  const byPath = new Map(places.toReversed().map((place) => [place.path, place]))
  // The start page is nobody's category.
  byPath.delete('/')
  return places.filter((place) => byPath.get(place.path) === place)
}

const DETAILS = /\/details(?:\/|$)/

/** The category page that a path is, or that it lies under as a product's page. */
export function categoryAt(path: string, places: readonly CategoryPlace[]): CategoryPlace | undefined {
  const [category = ''] = normalPath(path).split(DETAILS, 1)
  return places.find((place) => place.path === normalPath(category))
}

/** The way from the top category down to a path's own, for the breadcrumb; empty outside the catalogue (SHELL-20). */
export function categoryChain(path: string, places: readonly CategoryPlace[]): CategoryPlace[] {
  const place = categoryAt(path, places)
  if (!place) return []
  return place.parent ? [place.parent, place] : [place]
}

/** Where a path written with underscores lives today; nothing when it is a page itself or no such page exists (ROUTE-25). */
export function hyphenatedPath(path: string, places: readonly CategoryPlace[]): string | undefined {
  const [category = '', ...rest] = normalPath(path).split(/(?=\/details(?:\/|$))/)
  if (!category.includes('_') || places.some((place) => place.path === category)) return undefined
  const target = category.replaceAll('_', '-')
  return places.some((place) => place.path === target) ? encodedPath(`${target}${rest.join('')}`) : undefined
}

/** What stands above and below a category's products (CAT-03). */
export const categoryHeaderAt = (path: string, headers: readonly CategoryHeader[]) =>
  headers.find(({ route }) => normalPath(route) === normalPath(path))

/** The deepest category that holds a product; nothing when none does (OP-68). */
export function categoryOfProduct(
  { partialId }: { partialId: string },
  places: readonly CategoryPlace[],
): CategoryPlace | undefined {
  if (partialId === '') return undefined
  const holding = places.filter(({ partialIds }) => partialIds.includes(partialId))
  return holding.find(({ parent }) => parent) ?? holding[0]
}
