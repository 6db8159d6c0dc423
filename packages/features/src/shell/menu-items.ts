import { batteryCategories, type BatteryCategory } from '@shop/domain/catalogue/batteries/battery-categories.ts'
import type { Category } from '@shop/domain/catalogue/category.ts'
import type { FeatureFlags } from '@shop/domain/shop/configuration.ts'
import { normalPath } from '@shop/domain/text/paths.ts'

/** A category of the menu, with its subcategories in a menu of several levels. */
export interface MenuItem {
  href: string
  label: string
  image: string
  /** Whether the visitor is on this page or below it. */
  current: boolean
  children: SubItem[]
}

interface SubItem {
  href: string
  label: string
  current: boolean
  /** The battery size of the subcategory, if it is one. */
  size: BatteryCategory['size'] | undefined
}

/** Returns the path of the category or subcategory that a page belongs to. Empty for none. */
export function menuPlace(categories: readonly Category[], pathname: string): string {
  const places = categories.flatMap(({ url, subcategories }) => [url, ...subcategories.map((one) => one.url)])
  const around = places.map(normalPath).filter((url) => isAt(normalPath(pathname), url))
  return around.reduce((longest, url) => (url.length >= longest.length ? url : longest), '')
}

const isAt = (here: string, url: string) => here === url || here.startsWith(`${url}/`)

/**
 * Returns the menu of a shop: none, the categories, or also their subcategories. `rechargeable` is the text for
 * batteries without a size.
 */
export function menuItems(
  categories: readonly Category[],
  type: FeatureFlags['topMenuType'],
  place: string,
  rechargeable: string,
): MenuItem[] {
  if (type === 'none') return []
  const sizes = batteryCategories(categories, rechargeable)
  const isHere = (url: string) => isAt(place, normalPath(url))
  return categories.map(({ title, url, image, subcategories }) => ({
    href: url,
    label: title,
    image,
    current: isHere(url) || subcategories.some((subcategory) => isHere(subcategory.url)),
    children:
      type === 'multilevel'
        ? subcategories.map((subcategory) => ({
            href: subcategory.url,
            label: subcategory.title,
            current: isHere(subcategory.url),
            size: sizes.find(({ path }) => path === normalPath(subcategory.url))?.size,
          }))
        : [],
  }))
}
