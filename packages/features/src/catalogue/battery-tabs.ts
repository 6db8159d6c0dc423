import type { BatterySize } from '@shop/domain/catalogue/battery-sizes.ts'
import type { MessageKey } from '@shop/domain/messages/messages.ts'

/** What the sticky tab of each battery size looks like. */
export const BATTERY_TAB: Record<BatterySize, MessageKey> = {
  10: 'BatteryTab10',
  13: 'BatteryTab13',
  312: 'BatteryTab312',
  675: 'BatteryTab675',
  rechargeable: 'BatteryTabRechargeable',
}
