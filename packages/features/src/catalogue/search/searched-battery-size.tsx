import { searchedBatterySize } from '@shop/domain/catalogue/batteries/battery-codes.ts'
import { BatteryTab } from '@shop/ui/commerce/battery-tab.tsx'
import { ChipLinks } from '@shop/ui/navigation/chip-links.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { useBatteryCategories } from './battery-sizes.tsx'

/** A link to the batteries of the size that a search names. Renders nothing for other searches. */
export function SearchedBatterySize({ query }: { query: string }) {
  const t = useTranslate()
  const found = searchedBatterySize(query, useBatteryCategories())
  if (!found) return null
  const { size, title, path } = found
  const mark = <BatteryTab size={size} scale="line" />
  return <ChipLinks label={t('BatterySize')} chips={[{ label: title, href: path, mark }]} />
}
