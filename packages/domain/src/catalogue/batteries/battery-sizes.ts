/** The battery sizes that a customer can choose, from the smallest cell to the largest. Each size has a colour in the shop. */
export const BATTERY_SIZES = ['10', '312', '13', '675', 'rechargeable'] as const
export type BatterySize = (typeof BATTERY_SIZES)[number]

export const isBatterySize = (value: unknown): value is BatterySize =>
  (BATTERY_SIZES as readonly unknown[]).includes(value)
