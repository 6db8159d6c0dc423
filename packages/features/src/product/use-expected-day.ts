import { useConfiguration, useFlag } from '../runtime/config/shop-config.tsx'
import { useWhenIdle } from '../rendering/client/use-when-idle.ts'
import { deliveryDate, formatDay } from './delivery-date.ts'

/** Keeps the place of a day that is not known yet. */
export const DAY_TO_COME = '\u00A0'

/**
 * Names the day on which so many working days have passed, counted from `from` or from today, such as "Friday 27 November".
 * Absent in shops that hide it.
 */
export function useExpectedDay(from?: Date): ((workingDays: number) => string) | undefined {
  const { cultureName } = useConfiguration()
  const isHidden = useFlag('hideDeliveryDateInfo')
  const today = useToday()
  const first = from ?? today
  if (isHidden) return undefined
  return (workingDays) => (first ? formatDay(deliveryDate(first, workingDays), cultureName) : DAY_TO_COME)
}

/**
 * Returns the visitor's own day. Unknown in the server's HTML, which may be read on another day, and until the browser is idle:
 * formatting the first day of a culture keeps an old phone busy for a tenth of a second.
 */
const useToday = () => useWhenIdle(() => new Date())
