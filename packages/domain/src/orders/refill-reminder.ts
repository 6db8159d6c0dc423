import * as v from 'valibot'
import { messageKey } from '../fields/field-errors.ts'
import { calendarDay, type CalendarDay } from '../reading/moments.ts'

const DAY = 24 * 60 * 60 * 1000

/** How far ahead a reminder can be set. */
const MOST_DAYS = 730

/** A day as date fields write it, such as `2027-02-28`. */
const written = (day: Date) => day.toISOString().slice(0, 10)

/** Returns the days of a reminder, as a date field takes them: the suggested one, the first and the last. */
export const refillDays = (today: CalendarDay, afterDays: number) => {
  const inDays = (days: number) => written(new Date(today.getTime() + days * DAY))
  return {
    suggested: inDays(Math.min(Math.max(Math.round(afterDays), 1), MOST_DAYS)),
    min: inDays(1),
    max: inDays(MOST_DAYS),
  }
}

/** Reads the day of a date field. Undefined unless it is a day between the two. */
export function readRefillDay(typed: string, { min, max }: { min: string; max: string }): CalendarDay | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(typed) ?? []
  if (year === undefined || typed < min || typed > max) return undefined
  return calendarDay(Number(year), Number(month), Number(day))
}

/** The rules of the form for a reminder. */
export const refillRules = (days: { min: string; max: string }) =>
  v.object({
    day: v.pipe(
      v.string(),
      v.check((typed) => readRefillDay(typed, days) !== undefined, messageKey('RefillDayWrong')),
    ),
  })

/** A reminder for a calendar. */
export interface RefillReminder {
  /** The same for the same order, so that a second file moves the entry of the first. */
  id: string
  day: CalendarDay
  title: string
  text: string
  /** The page on which the goods can be ordered again. */
  url: string
}

/** Returns a reminder as a calendar file (RFC 5545): an event of one day, with an alarm at nine in the morning. */
export function refillCalendar({ id, day, title, text, url }: RefillReminder, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//hearing shop//refill reminder//EN',
    'BEGIN:VEVENT',
    `UID:${plain(id)}`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(new Date(day.getTime() + DAY))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${plain(url)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const compact = (day: Date) => written(day).replaceAll('-', '')

/** A value that ends at the first sign which would end its line. */
const plain = (value: string) => value.replace(/[\p{Cc}\s][\s\S]*$/u, '')

/** A text as a value: line ends and separators are escaped, other control signs are left out. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\r\n]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')

const LINE_OCTETS = 75

/** Breaks a line before it has more than 75 octets, never inside a letter. The next line begins with a space. */
function folded(line: string): string {
  let [text, octets] = ['', 0]
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    if (octets + size > LINE_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += letter
    octets += size
  }
  return text
}
