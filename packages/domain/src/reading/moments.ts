/** A day of the calendar, as midnight in UTC. It is counted and formatted in UTC, so that no time zone moves it. */
export type CalendarDay = Date

/** Returns a day of the calendar. Undefined if the calendar has no such day, such as 31 February. Months begin at 1. */
export function calendarDay(year: number, month: number, day: number): CalendarDay | undefined {
  const midnight = new Date(Date.UTC(year, month - 1, day))
  // A day that does not exist becomes another one, and a year below 100 another century.
  const isReal = midnight.getUTCFullYear() === year && midnight.getUTCMonth() === month - 1
  return isReal && midnight.getUTCDate() === day ? midnight : undefined
}

/** How older .NET services write a moment: milliseconds since 1970. The offset behind them does not move it. */
const SERIALIZED = /^\/Date\((-?\d{1,16})(?:[-+]\d{4})?\)\/$/

const ISO_MOMENT =
  /^(\d{4})-(\d\d)-(\d\d)[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:[.,](\d{1,9}))?)? ?(?:Z|([-+])([01]\d|2[0-3])(?::?([0-5]\d))?)$/i

/** Reads a moment: ISO 8601 with a time zone, or `/Date(1793700840000)/`. Undefined for any other text. */
export function readMoment(text: string): Date | undefined {
  const [, milliseconds] = SERIALIZED.exec(text) ?? []
  if (milliseconds !== undefined) return momentAt(Number(milliseconds))
  const parts = ISO_MOMENT.exec(text)
  if (!parts) return undefined
  const [year = 0, month = 0, date = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1, 7).map(Number)
  const day = calendarDay(year, month, date)
  if (!day) return undefined
  const [fraction = '', sign = '+', zoneHours = 0, zoneMinutes = 0] = parts.slice(7)
  const offset = Number(`${sign}1`) * (Number(zoneHours) * 60 + Number(zoneMinutes))
  const wholeSeconds = (hours * 60 + minutes - offset) * 60 + (seconds || 0)
  return new Date(day.getTime() + wholeSeconds * 1000 + Number(fraction.slice(0, 3).padEnd(3, '0')))
}

/** Returns the moment so many milliseconds after 1970. Undefined beyond what a `Date` can hold. */
export function momentAt(milliseconds: number): Date | undefined {
  const date = new Date(milliseconds)
  return Number.isNaN(date.getTime()) ? undefined : date
}

const YEAR_FIRST = /^(\d{4})([-/]|\. ?)(\d{1,2})\2(\d{1,2})\.?(?!\d)(.*)$/
const YEAR_LAST = /^(\d{1,2})([-/]|\. ?)(\d{1,2})\2(\d{4})\.?(?!\d)(.*)$/

/** A time without a zone, which does not change the day before it: `T14:30:00`, `, 2:30 PM`, ` klo 14.30.00`. */
const TIME =
  /^(?:(?:T|,?\s(?:klo\s)?)(?:[01]?\d|2[0-3])[:.][0-5]\d(?:[:.][0-5]\d(?:[.,]\d{1,9})?)?(?:\s[ap]\.?\s?m\.?)?)?$/i

/** The regions where the month stands before the day. */
const MONTH_FIRST = /-(?:US|AS|GU|MH|MP|PA|PH|PR|PW|UM|VI)$/i

/**
 * Reads the day that a text names, in ISO 8601 or with the year at either end. The day stands before the month, except in
 * cultures such as `en-US`. Undefined for a text that names no day, and for a moment, whose day depends on the time zone.
 */
export function readDay(text: string, cultureName: string): CalendarDay | undefined {
  const sent = text.trim()
  const yearFirst = YEAR_FIRST.exec(sent)
  const [, start = '', , middle = '', end = '', time = ''] = yearFirst ?? YEAR_LAST.exec(sent) ?? []
  if (!TIME.test(time)) return undefined
  if (yearFirst) return calendarDay(Number(start), Number(middle), Number(end))
  const [month, day] = MONTH_FIRST.test(cultureName) ? [start, middle] : [middle, start]
  return calendarDay(Number(end), Number(month), Number(day))
}
