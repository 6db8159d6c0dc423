import type { BatterySize } from '@shop/domain/battery-sizes.ts'
import { batteryCategories, type BatteryCategory } from '@shop/domain/battery-categories.ts'
import type { MessageKey } from '@shop/domain/messages.ts'
import { BatteryFinder } from '@shop/ui/commerce/battery-finder.tsx'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'

const TAB: Record<BatterySize, MessageKey> = {
  10: 'BatteryTab10',
  13: 'BatteryTab13',
  312: 'BatteryTab312',
  675: 'BatteryTab675',
  rechargeable: 'BatteryTabRechargeable',
}

/** The categories of the battery sizes in this shop; none where it does not keep them apart. */
export function useBatteryCategories(): readonly BatteryCategory[] {
  const t = useTranslate()
  return batteryCategories(useShopConfig().categories, t('BatterySizeRechargeable'))
}

/** To the right batteries by the colour of the tab or the number on the pack; `categories` must not be empty. */
export function BatterySizes({ categories }: { categories: readonly BatteryCategory[] }) {
  const t = useTranslate()
  const choices = categories.map(({ size, path, title }) => ({ size, href: path, label: title, text: t(TAB[size]) }))
  return <BatteryFinder choices={choices} />
}
