import type { Category, CategoryHeader } from './category.ts'
import { comparablePath, encodedPath, normalPath } from '../text/paths.ts'

/** A page of the catalogue: a category, or a subcategory under its parent. */
export interface CategoryRoute {
  path: string
  title: string
  partialIds: readonly string[]
  parent?: CategoryRoute
}

/** Returns the pages of all categories, each path once, parents before their subcategories. */
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
  const byPath = new Map([...categoryRoutes].reverse().map((route) => [route.path, route]))
  // A category never replaces the start page.
  byPath.delete('/')
  return categoryRoutes.filter((route) => byPath.get(route.path) === route)
}

const DETAILS = /\/details(?:\/|$)/

/** Finds the category page at a path. The path of a product's page gives the category it lies below. */
export function categoryAt(path: string, categoryRoutes: readonly CategoryRoute[]): CategoryRoute | undefined {
  const [category = ''] = normalPath(path).split(DETAILS, 1)
  return categoryRoutes.find((route) => route.path === normalPath(category))
}

/** Returns the categories of a path for the breadcrumb, the top one first. Empty outside the catalogue. */
export function categoryChain(path: string, categoryRoutes: readonly CategoryRoute[]): CategoryRoute[] {
  const route = categoryAt(path, categoryRoutes)
  if (!route) return []
  return route.parent ? [route.parent, route] : [route]
}

/**
 * Returns the current path for an old one with underscores. Undefined if a category has the old path, or none has the new
 * one.
 */
export function hyphenatedPath(path: string, categoryRoutes: readonly CategoryRoute[]): string | undefined {
  const [category = '', ...rest] = normalPath(path).split(/(?=\/details(?:\/|$))/)
  if (!category.includes('_') || categoryRoutes.some((route) => route.path === category)) return undefined
  const target = category.replaceAll('_', '-')
  return categoryRoutes.some((route) => route.path === target) ? encodedPath(`${target}${rest.join('')}`) : undefined
}

/** Finds the header of the category page at a path. */
export const categoryHeaderAt = (path: string, headers: readonly CategoryHeader[]) =>
  headers.find(({ route }) => comparablePath(route) === comparablePath(path))

/** Finds the deepest category that holds a product. */
export function categoryOfProduct(
  { partialId }: { partialId: string },
  categoryRoutes: readonly CategoryRoute[],
): CategoryRoute | undefined {
  if (partialId === '') return undefined
  const holding = categoryRoutes.filter(({ partialIds }) => partialIds.includes(partialId))
  return holding.find(({ parent }) => parent) ?? holding[0]
}
