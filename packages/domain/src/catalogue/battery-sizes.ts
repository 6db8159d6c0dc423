/** The sizes a customer can name as theirs, from the smallest cell to the largest; also the shop's colour code. */
export const BATTERY_SIZES = ['10', '312', '13', '675', 'rechargeable'] as const
export type BatterySize = (typeof BATTERY_SIZES)[number]
