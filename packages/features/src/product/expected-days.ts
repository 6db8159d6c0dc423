import type { Configuration } from '@shop/domain/shop/configuration.ts'
import { deliveryDay, orderDay } from '@shop/domain/time/delivery-day.ts'
import { formatDay } from '@shop/domain/time/shop-time.ts'

// Loaded when the browser is idle.
export { orderDayLasts } from '@shop/domain/time/delivery-day.ts'

/** Returns a function that names the day after a number of working days from an order of this moment: "Friday 27 November". */
export function expectedDays(ordered: Date, configuration: Configuration): (workingDays: number) => string {
  const from = orderDay(ordered, configuration)
  return (workingDays) => formatDay(deliveryDay(from, workingDays, configuration), configuration)
}
