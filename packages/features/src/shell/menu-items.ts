import type { Category } from '@shop/domain/category.ts'
import type { Configuration } from '@shop/domain/configuration.ts'
import { normalPath } from '@shop/domain/paths.ts'

/** A place of the menu: a category, and in a menu of several levels what lies below it. */
export interface MenuItem {
  href: string
  label: string
  image: string
  /** The visitor is here or below it. */
  current: boolean
  children: { href: string; label: string; current: boolean }[]
}

/** The menu of a shop (SHELL-12): none, the categories, or the categories with their subcategories. */
export function menuItems(
  categories: readonly Category[],
  type: Configuration['featureFlags']['topMenuType'],
  pathname: string,
): MenuItem[] {
  if (type === 'none') return []
  const here = normalPath(pathname)
  const isAt = (url: string) => here === normalPath(url) || here.startsWith(`${normalPath(url)}/`)
  return categories.map(({ title, url, image, subcategories }) => ({
    href: url,
    label: title,
    image,
    current: isAt(url) || subcategories.some((subcategory) => isAt(subcategory.url)),
    children:
      type === 'multilevel'
        ? subcategories.map((subcategory) => ({
            href: subcategory.url,
            label: subcategory.title,
            current: isAt(subcategory.url),
          }))
        : [],
  }))
}
