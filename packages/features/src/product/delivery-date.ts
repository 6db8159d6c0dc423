import type { CalendarDay } from '@shop/domain/reading/moments.ts'
import { dateFormat } from '@shop/domain/text/dates.ts'

const SUNDAY = 0
const SATURDAY = 6

/** More working days than any delivery takes. Bounds the loop below. */
const MAX_DAYS = 400

/** Returns the day after this many working days, Monday to Friday. */
export function deliveryDate(today: CalendarDay, workingDays: number): CalendarDay {
  const day = new Date(today.getTime())
  for (let left = Math.min(MAX_DAYS, Math.max(0, Math.ceil(workingDays))); left > 0 || isWeekend(day);) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (!isWeekend(day)) left -= 1
  }
  return day
}

const isWeekend = (day: CalendarDay) => day.getUTCDay() === SUNDAY || day.getUTCDay() === SATURDAY

/** Formats a day in a culture's words, such as "Tuesday 24 November". */
export const formatDay = (day: CalendarDay, cultureName: string): string => formatterOf(cultureName).format(day)

/** The last formatter. Creating one takes an old phone a tenth of a second, and a shop has one culture. */
let kept: { cultureName: string; formatter: Intl.DateTimeFormat } | undefined

function formatterOf(cultureName: string) {
  if (kept?.cultureName !== cultureName) {
    const style = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
    kept = { cultureName, formatter: dateFormat(cultureName, style) }
  }
  return kept.formatter
}
