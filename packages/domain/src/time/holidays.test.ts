import { describe, expect, it } from 'vitest'
import { isHoliday, isWorkingDay } from './holidays.ts'

/**
 * The days as others publish them: python-holidays 0.105, which follows the laws, gov.uk and borger.dk. Denmark with 5 June and 24
 * December, Sweden with its three eves.
 */
const PUBLISHED = {
  DK: `
    2024 01-01 03-28 03-29 03-31 04-01 05-09 05-19 05-20 06-05 12-24 12-25 12-26
    2025 01-01 04-17 04-18 04-20 04-21 05-29 06-05 06-08 06-09 12-24 12-25 12-26
    2026 01-01 04-02 04-03 04-05 04-06 05-14 05-24 05-25 06-05 12-24 12-25 12-26
    2027 01-01 03-25 03-26 03-28 03-29 05-06 05-16 05-17 06-05 12-24 12-25 12-26
    2028 01-01 04-13 04-14 04-16 04-17 05-25 06-04 06-05 12-24 12-25 12-26
    2029 01-01 03-29 03-30 04-01 04-02 05-10 05-20 05-21 06-05 12-24 12-25 12-26
    2030 01-01 04-18 04-19 04-21 04-22 05-30 06-05 06-09 06-10 12-24 12-25 12-26
    2031 01-01 04-10 04-11 04-13 04-14 05-22 06-01 06-02 06-05 12-24 12-25 12-26
    2032 01-01 03-25 03-26 03-28 03-29 05-06 05-16 05-17 06-05 12-24 12-25 12-26`,
  GB: `
    2024 01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26
    2025 01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26
    2026 01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28
    2027 01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28
    2028 01-01 01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26
    2029 01-01 03-30 04-02 05-07 05-28 08-27 12-25 12-26
    2030 01-01 04-19 04-22 05-06 05-27 08-26 12-25 12-26
    2031 01-01 04-11 04-14 05-05 05-26 08-25 12-25 12-26
    2032 01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28`,
  SE: `
    2024 01-01 01-06 03-29 03-31 04-01 05-01 05-09 05-19 06-06 06-21 06-22 11-02 12-24 12-25 12-26 12-31
    2025 01-01 01-06 04-18 04-20 04-21 05-01 05-29 06-06 06-08 06-20 06-21 11-01 12-24 12-25 12-26 12-31
    2026 01-01 01-06 04-03 04-05 04-06 05-01 05-14 05-24 06-06 06-19 06-20 10-31 12-24 12-25 12-26 12-31
    2027 01-01 01-06 03-26 03-28 03-29 05-01 05-06 05-16 06-06 06-25 06-26 11-06 12-24 12-25 12-26 12-31
    2028 01-01 01-06 04-14 04-16 04-17 05-01 05-25 06-04 06-06 06-23 06-24 11-04 12-24 12-25 12-26 12-31
    2029 01-01 01-06 03-30 04-01 04-02 05-01 05-10 05-20 06-06 06-22 06-23 11-03 12-24 12-25 12-26 12-31
    2030 01-01 01-06 04-19 04-21 04-22 05-01 05-30 06-06 06-09 06-21 06-22 11-02 12-24 12-25 12-26 12-31
    2031 01-01 01-06 04-11 04-13 04-14 05-01 05-22 06-01 06-06 06-20 06-21 11-01 12-24 12-25 12-26 12-31
    2032 01-01 01-06 03-26 03-28 03-29 05-01 05-06 05-16 06-06 06-25 06-26 11-06 12-24 12-25 12-26 12-31`,
}

const publishedIn = (region: keyof typeof PUBLISHED) =>
  PUBLISHED[region]
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' '))

const daysOf = (year: number) => {
  const days: Date[] = []
  for (let day = 1; days.at(-1)?.getUTCMonth() !== 11 || days.at(-1)?.getUTCDate() !== 31; day += 1) {
    days.push(new Date(Date.UTC(year, 0, day)))
  }
  return days
}
const iso = (day: Date) => day.toISOString().slice(0, 10)

describe('the holidays', () => {
  it.each(
    (['DK', 'GB', 'SE'] as const).flatMap((region) =>
      publishedIn(region).map(([year, ...days]) => ({ region, year, days })),
    ),
  )('[PROD-33] of $region in $year are those that are published', ({ region, year, days }) => {
    const found = daysOf(Number(year)).filter((day) => isHoliday(day, region))
    expect(found.map((day) => iso(day).slice(5))).toEqual(days)
  })

  it.each(['', 'IE', 'toString'])('[PROD-33] of the unknown region %j are those that all three share', (region) => {
    const days = [2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032].flatMap(daysOf)
    const shared = days.filter((day) => ['DK', 'GB', 'SE'].every((known) => isHoliday(day, known)))
    expect(days.filter((day) => isHoliday(day, region))).toEqual(shared)
    expect(shared).toHaveLength(9 * 5)
  })

  it('[PROD-33] and weekends alone are no working days', () => {
    const working = daysOf(2026).filter((day) => isWorkingDay(day, 'GB'))
    expect(working).toHaveLength(253)
    expect(working.some((day) => [0, 6].includes(day.getUTCDay()) || isHoliday(day, 'GB'))).toBe(false)
  })
})
