import { calendarDay, readDay, readMoment, type CalendarDay } from '../reading/moments.ts'
import { writtenCulture } from '../text/culture.ts'

/** How a shop writes dates. `timeZone` is one that `isTimeZone` accepts, such as `Europe/Copenhagen`. */
export interface ShopTime {
  cultureName: string
  timeZone: string
}

/** Whether a text names a time zone, such as `Europe/Copenhagen`. */
export function isTimeZone(name: string): boolean {
  try {
    // Offsets such as `+01:00` are no time zones in older browsers.
    return /^[A-Z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** An hour as a shop names it, such as `15:00`: hours and minutes of 24 hours. */
export const HOUR = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/

/** The formats by culture and style. Creating one takes an old phone a tenth of a second, and a shop has few. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns the date format of a culture. Plain `en` means international English, with the day before the month. */
function dateFormat(cultureName: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const culture = writtenCulture(cultureName)
  const name = `${culture} ${JSON.stringify(style)}`
  const format = formats.get(name) ?? new Intl.DateTimeFormat(culture === 'en' ? 'en-001' : culture, style)
  formats.set(name, format)
  return format
}

/** What a clock in a shop shows. */
interface ClockTime {
  day: CalendarDay
  /** Since midnight, by the clock: an hour more or less on the two days of the year when clocks change. */
  minutes: number
}

const CLOCK = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
} as const

/** Returns what a clock in a shop shows at a moment, wherever the customer is. */
export function clockIn({ cultureName, timeZone }: ShopTime, moment: Date): ClockTime {
  const parts = dateFormat(cultureName, { ...CLOCK, timeZone }).formatToParts(moment)
  const part = (name: keyof typeof CLOCK) => Number(parts.find(({ type }) => type === name)?.value)
  const day = calendarDay(part('year'), part('month'), part('day')) ?? moment
  return { day, minutes: part('hour') * 60 + part('minute') }
}

/**
 * Reads the day that a gateway sent. A moment is the day that the shop has then, any other text the day that it names.
 * Undefined for a text that names none.
 */
export function dayOf(sent: string, shop: ShopTime): CalendarDay | undefined {
  const moment = readMoment(sent.trim())
  return moment ? clockIn(shop, moment).day : readDay(sent, shop.cultureName)
}

/** Formats a day that a gateway sent, such as "24 November 2026". Returns a text that names no day unchanged. */
export function formatDate(sent: string, shop: ShopTime, weekday?: { weekday: 'long' }): string {
  const day = dayOf(sent, shop)
  if (!day) return sent
  const style = { ...weekday, day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return dateFormat(shop.cultureName, style).format(day)
}

/** Formats a day of this year, such as "Tuesday 24 November". No line ends between day and month. */
export const formatDay = (day: CalendarDay, { cultureName }: Pick<ShopTime, 'cultureName'>): string =>
  dateFormat(cultureName, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(day)
    .replace(/(\d\.?) /, '$1\u00A0')

/** Formats date and time of a moment, such as "24 November 2026 at 14:30". */
export const formatMoment = (moment: Date, { cultureName, timeZone }: ShopTime): string =>
  dateFormat(cultureName, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(moment)
