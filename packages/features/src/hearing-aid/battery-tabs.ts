import type { BatterySize } from '@shop/domain/catalogue/batteries/battery-sizes.ts'
import type { MessageKey } from '@shop/domain/messages/messages.ts'

/** The description of each battery size's sticky tab. */
export const BATTERY_TAB: Record<BatterySize, MessageKey> = {
  10: 'BatteryTab10',
  13: 'BatteryTab13',
  312: 'BatteryTab312',
  675: 'BatteryTab675',
  rechargeable: 'BatteryTabRechargeable',
}
