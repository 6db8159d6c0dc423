import type { CalendarDay } from '../reading/moments.ts'

const [SUNDAY, MONDAY, TUESDAY, , , FRIDAY, SATURDAY] = [0, 1, 2, 3, 4, 5, 6]

/** The days of every year from `first` to `last`, as month × 100 + day, that fall on one of some weekdays. By default one day. */
interface Rule {
  first: number
  last?: number
  on?: readonly number[]
}

/** The holidays of a country. */
interface Holidays {
  rules: readonly Rule[]
  /** Days after Easter Sunday. */
  easter: readonly number[]
}

/**
 * Denmark: the holidays of the Church, and the two other days on which shops must be closed and parcels are not delivered, 5
 * June and 24 December (lov om detailsalg fra butikker m.v., § 2, lov nr. 606 af 24. juni 2005). Without Store Bededag, which
 * ended with 2023 (lov nr. 214 af 6. marts 2023).
 */
const denmark: Holidays = {
  rules: [{ first: 101 }, { first: 605 }, { first: 1224, last: 1226 }],
  easter: [-3, -2, 0, 1, 39, 49, 50],
}

/**
 * Sweden: lag (1989:253) om allmänna helgdagar, as it has been since 2005, and the three eves that semesterlag (1977:480)
 * treats as Sundays.
 */
const sweden: Holidays = {
  rules: [
    { first: 101 },
    { first: 106 },
    { first: 501 },
    { first: 606 },
    { first: 619, last: 625, on: [FRIDAY] },
    { first: 620, last: 626, on: [SATURDAY] },
    { first: 1031, last: 1106, on: [SATURDAY] },
    { first: 1224, last: 1226 },
    { first: 1231 },
  ],
  easter: [-2, 0, 1, 39, 49],
}

/**
 * England and Wales, for the United Kingdom: Scotland and Northern Ireland have others too. Banking and Financial Dealings Act
 * 1971, schedule 1, and the days appointed by royal proclamation each year: New Year's Day since 1974, the first Monday of May
 * since 1978, and the days instead of those at a weekend. Single occasions, such as a coronation, are not foreseen.
 */
const england: Holidays = {
  rules: [
    { first: 101 },
    { first: 102, last: 103, on: [MONDAY] },
    { first: 501, last: 507, on: [MONDAY] },
    { first: 525, last: 531, on: [MONDAY] },
    { first: 825, last: 831, on: [MONDAY] },
    { first: 1225, last: 1226 },
    { first: 1227, last: 1228, on: [MONDAY, TUESDAY] },
  ],
  easter: [-2, 1],
}

/** The days that the three countries share. */
const shared: Holidays = { rules: [{ first: 101 }, { first: 1225, last: 1226 }], easter: [-2, 1] }

const byRegion: ReadonlyMap<string, Holidays> = new Map([
  ['DK', denmark],
  ['GB', england],
  ['SE', sweden],
])

/** Whether a day is a weekday on which a country works. A region that is not known has the holidays that the known ones share. */
export function isWorkingDay(day: CalendarDay, region: string): boolean {
  return ![SATURDAY, SUNDAY].includes(day.getUTCDay()) && !isHoliday(day, region)
}

/** Whether a day is a holiday of a region, by its code in capital letters, such as `DK`. */
export function isHoliday(day: CalendarDay, region: string): boolean {
  const { rules, easter } = byRegion.get(region) ?? shared
  const date = (day.getUTCMonth() + 1) * 100 + day.getUTCDate()
  const isOfRule = ({ first, last = first, on }: Rule) =>
    date >= first && date <= last && (on?.includes(day.getUTCDay()) ?? true)
  return rules.some(isOfRule) || easter.includes((day.getTime() - easterSunday(day.getUTCFullYear())) / DAY)
}

/** In milliseconds. Days of the calendar are midnights in UTC, so that each has this length. */
const DAY = 86_400_000

/**
 * Returns Easter Sunday of a year of the Gregorian calendar, as milliseconds since 1970. The computation that an unnamed
 * correspondent sent to Nature in 1876, with the variables of Meeus, Astronomical Algorithms, chapter 8.
 */
function easterSunday(year: number): number {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  return Date.UTC(year, 2, 22 + h + l - 7 * m)
}
