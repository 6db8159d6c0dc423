import type { Category, CategoryHeader } from './category.ts'
import { encodedPath, normalPath } from '../text/paths.ts'

/** A page of the catalogue: a category, or a subcategory under its parent. */
export interface CategoryRoute {
  path: string
  title: string
  partialIds: readonly string[]
  parent?: CategoryRoute
}

/** Every page the categories make, each path once, parents before their subcategories (ROUTE-24). */
export function toCategoryRoutes(categories: readonly Category[]): CategoryRoute[] {
  const categoryRoutes = categories.flatMap((category): CategoryRoute[] => {
    const parent = { path: normalPath(category.url), title: category.title, partialIds: category.partialIds }
    const children = category.subcategories.map(({ title, url, partialIds }) => ({
      path: normalPath(url),
      title,
      partialIds,
      parent,
    }))
    return [parent, ...children]
  })
  const byPath = new Map(categoryRoutes.toReversed().map((route) => [route.path, route]))
  // The start page is nobody's category.
  byPath.delete('/')
  return categoryRoutes.filter((route) => byPath.get(route.path) === route)
}

const DETAILS = /\/details(?:\/|$)/

/** The category page that a path is, or that it lies under as a product's page. */
export function categoryAt(path: string, categoryRoutes: readonly CategoryRoute[]): CategoryRoute | undefined {
  const [category = ''] = normalPath(path).split(DETAILS, 1)
  return categoryRoutes.find((route) => route.path === normalPath(category))
}

/** The way from the top category down to a path's own, for the breadcrumb; empty outside the catalogue (SHELL-20). */
export function categoryChain(path: string, categoryRoutes: readonly CategoryRoute[]): CategoryRoute[] {
  const route = categoryAt(path, categoryRoutes)
  if (!route) return []
  return route.parent ? [route.parent, route] : [route]
}

/** Where a path written with underscores is found today; nothing when it is a page itself or no such page exists (ROUTE-25). */
export function hyphenatedPath(path: string, categoryRoutes: readonly CategoryRoute[]): string | undefined {
  const [category = '', ...rest] = normalPath(path).split(/(?=\/details(?:\/|$))/)
  if (!category.includes('_') || categoryRoutes.some((route) => route.path === category)) return undefined
  const target = category.replaceAll('_', '-')
  return categoryRoutes.some((route) => route.path === target) ? encodedPath(`${target}${rest.join('')}`) : undefined
}

/** What stands above and below a category's products (CAT-03). */
export const categoryHeaderAt = (path: string, headers: readonly CategoryHeader[]) =>
  headers.find(({ route }) => normalPath(route) === normalPath(path))

/** The deepest category that holds a product; nothing when none does (OP-68). */
export function categoryOfProduct(
  { partialId }: { partialId: string },
  categoryRoutes: readonly CategoryRoute[],
): CategoryRoute | undefined {
  if (partialId === '') return undefined
  const holding = categoryRoutes.filter(({ partialIds }) => partialIds.includes(partialId))
  return holding.find(({ parent }) => parent) ?? holding[0]
}
