/** The sizes a customer can name as theirs; also the shop's colour code. */
export const BATTERY_SIZES = ['10', '13', '312', '675', 'rechargeable'] as const
export type BatterySize = (typeof BATTERY_SIZES)[number]
