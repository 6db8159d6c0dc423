import { BATTERY_SIZES, type BatterySize } from '@shop/domain/catalogue/batteries/battery-sizes.ts'
import { BATTERY_TAB } from './battery-tabs.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'

/** Returns the battery sizes as choices with their texts. */
export function useBatteryChoices() {
  const t = useTranslate()
  const nameOf = (size: BatterySize) =>
    size === 'rechargeable' ? t('BatterySizeRechargeable') : t('BatterySizeNamed', { size })
  return BATTERY_SIZES.map((size) => ({ value: size, label: nameOf(size), text: t(BATTERY_TAB[size]) }))
}
