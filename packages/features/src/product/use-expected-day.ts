import { dayOf, type CalendarDay } from '@shop/domain/reading/moments.ts'
import { useConfiguration, useFlag } from '../runtime/config/shop-config.tsx'
import { useWhenIdle } from '../rendering/client/use-when-idle.ts'
import { deliveryDate, formatDay } from './delivery-date.ts'

/** A placeholder for a day that is not known yet. */
export const DAY_TO_COME = '\u00A0'

/**
 * Returns a function that names the day after a number of working days, counted from `from` or today: "Friday 27 November".
 * Undefined in shops that hide it.
 */
export function useExpectedDay(from?: CalendarDay): ((workingDays: number) => string) | undefined {
  const { cultureName } = useConfiguration()
  const isHidden = useFlag('hideDeliveryDateInfo')
  const today = useToday()
  const first = from ?? today
  if (isHidden) return undefined
  return (workingDays) => (first ? formatDay(deliveryDate(first, workingDays), cultureName) : DAY_TO_COME)
}

/**
 * Returns today in the visitor's time zone. Undefined in the server's HTML, which may be read on another day. Undefined until
 * the browser is idle, because formatting a day takes an old phone a tenth of a second.
 */
const useToday = () => useWhenIdle(() => dayOf(new Date()))
