import { batteryCategories, type BatteryCategory } from '@shop/domain/catalogue/batteries/battery-categories.ts'
import { BatteryFinder } from '@shop/ui/commerce/lists/battery-finder.tsx'
import { useShopConfig, useTranslate } from '../../runtime/config/shop-config.tsx'
import { BATTERY_TAB } from '../../hearing-aid/battery-tabs.ts'

/** Returns the categories of battery sizes. Empty if the shop has none. */
export function useBatteryCategories(): readonly BatteryCategory[] {
  const t = useTranslate()
  return batteryCategories(useShopConfig().categories, t('BatterySizeRechargeable'))
}

/** Returns the battery size of a category page. Undefined for other pages. */
export const useBatterySizeAt = (path: string) =>
  useBatteryCategories().find((category) => category.path === path)?.size

/** Links to the battery sizes by the colour of the tab or the number on the pack. `categories` must not be empty. */
export function BatterySizes({ categories }: { categories: readonly BatteryCategory[] }) {
  const t = useTranslate()
  const choices = categories.map(({ size, path, title }) => ({
    size,
    href: path,
    label: title,
    text: t(BATTERY_TAB[size]),
  }))
  return <BatteryFinder choices={choices} />
}
