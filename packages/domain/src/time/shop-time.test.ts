import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { clockIn, dayOf, formatDate, formatDay, formatMoment, isTimeZone, type ShopTime } from './shop-time.ts'

/** Where customers may be: from 14 hours ahead of UTC to 11 behind it. */
const READERS = ['Pacific/Kiritimati', 'Europe/Copenhagen', 'Atlantic/Faroe', 'America/Nuuk', 'Pacific/Honolulu', 'UTC']

const shops: Record<string, ShopTime> = {
  Denmark: { cultureName: 'da-DK', timeZone: 'Europe/Copenhagen' },
  Britain: { cultureName: 'en-GB', timeZone: 'Europe/London' },
  Greenland: { cultureName: 'kl-GL', timeZone: 'America/Nuuk' },
  Hawaii: { cultureName: 'en-US', timeZone: 'Pacific/Honolulu' },
  Kiribati: { cultureName: 'en', timeZone: 'Pacific/Kiritimati' },
}
const inShop = (name: string) => shops[name] ?? expect.fail(name)
const iso = (day: Date | undefined) => day?.toISOString().slice(0, 10)

/** Returns what a function gives to readers in each zone. */
const forEachReader = <Result>(read: () => Result): Result[] =>
  READERS.map((zone) => {
    vi.stubEnv('TZ', zone)
    return read()
  })

describe('the time of a shop', () => {
  it.each([
    ['Denmark', '2026-11-27T22:59:59Z', '2026-11-27', '27. november 2026'],
    ['Denmark', '2026-11-27T23:00:00Z', '2026-11-28', '28. november 2026'],
    ['Denmark', '2026-06-30T22:00:00Z', '2026-07-01', '1. juli 2026'],
    ['Britain', '2026-11-27T23:59:59Z', '2026-11-27', '27 November 2026'],
    ['Britain', '2026-06-30T23:30:00Z', '2026-07-01', '1 July 2026'],
    ['Greenland', '2026-11-27T00:30:00Z', '2026-11-26', '26. november 2026'],
    ['Hawaii', '2026-11-27T09:59:59Z', '2026-11-26', 'November 26, 2026'],
    ['Kiribati', '2026-11-27T10:00:00Z', '2026-11-28', '28 November 2026'],
  ])('in %s %s is on %s for every reader (OP-39) [ORD-18]', (name, sent, day, written) => {
    const shop = inShop(name)
    const read = forEachReader(() => [
      iso(dayOf(sent, shop)),
      iso(clockIn(shop, new Date(sent)).day),
      formatDate(sent, shop),
    ])
    expect(read).toEqual(READERS.map(() => [day, day, written]))
  })

  it.each(Object.keys(shops))('in %s a day that was sent stays that day for every reader [API-49] [ORD-18]', (name) => {
    const shop = inShop(name)
    expect(forEachReader(() => iso(dayOf('2026-11-27', shop)))).toEqual(READERS.map(() => '2026-11-27'))
  })

  it('has a clock that agrees with the zone’s own, through every change of clocks [ORD-18]', () => {
    const zones = ['Europe/Copenhagen', 'Europe/London', 'Europe/Zurich', 'America/Nuuk', 'Australia/Lord_Howe']
    const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2033-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(
        moments,
        fc.constantFrom(...zones),
        fc.constantFrom('da-DK', 'ar-EG', 'th-TH'),
        (moment, zone, cultureName) => {
          vi.stubEnv('TZ', zone)
          const { day, minutes } = clockIn({ cultureName, timeZone: zone }, moment)
          const [year, month, date] = [moment.getFullYear(), moment.getMonth(), moment.getDate()]
          expect([iso(day), minutes]).toEqual([
            iso(new Date(Date.UTC(year, month, date))),
            moment.getHours() * 60 + moment.getMinutes(),
          ])
        },
      ),
    )
  })

  it.each([
    ['2026-03-29T00:59:00Z', '2026-03-29', 119],
    ['2026-03-29T01:00:00Z', '2026-03-29', 180],
    ['2026-10-25T00:30:00Z', '2026-10-25', 150],
    ['2026-10-25T01:30:00Z', '2026-10-25', 150],
  ])('when clocks change in Denmark shows %s as %s, minute %i', (sent, day, minutes) => {
    const clock = clockIn(inShop('Denmark'), new Date(sent))
    expect([iso(clock.day), clock.minutes]).toEqual([day, minutes])
  })

  it('writes date and time in the shop’s zone for every reader', () => {
    const moment = new Date('2026-11-27T23:30:00Z')
    expect(forEachReader(() => formatMoment(moment, inShop('Denmark')))).toEqual(
      READERS.map(() => '28. november 2026 kl. 00.30'),
    )
  })

  it.each([
    ['Europe/Copenhagen', true],
    ['America/Nuuk', true],
    ['UTC', true],
    ['Romance Standard Time', false],
    ['Europe/Atlantis', false],
    ['+01:00', false],
    ['', false],
  ])('the zone %j is one: %j', (name, isOne) => {
    expect(isTimeZone(name)).toBe(isOne)
  })
})

describe('formatDate', () => {
  it.each([
    ['2026-11-03T10:14:00Z', 'en-GB', '3 November 2026'],
    ['2026-11-03T10:14:00Z', 'sv-SE', '3 november 2026'],
    ['2026-11-03', 'da-DK', '3. november 2026'],
    ['2026-11-03', 'en', '3 November 2026'],
    ['03-11-2026 14:30:00', 'da-DK', '3. november 2026'],
    ['11/03/2026', 'en-US', 'November 3, 2026'],
    ['/Date(1793700840000)/', 'en-GB', '3 November 2026'],
    ['last week', 'en-GB', 'last week'],
    ['', 'en-GB', ''],
  ])('writes %s in the culture %s (OP-39) [ORD-02]', (sent, cultureName, expected) => {
    expect(formatDate(sent, { cultureName, timeZone: 'UTC' })).toBe(expected)
  })

  it('writes a date also in an unknown culture', () => {
    expect(formatDate('2026-11-03', { cultureName: 'not a culture', timeZone: 'UTC' })).toMatch(/2026/)
  })

  it('names the day of the week where it is asked to', () => {
    expect(formatDate('2026-11-27', inShop('Britain'), { weekday: 'long' })).toMatch(/^Friday,? 27 November 2026$/)
  })
})

describe('formatDay', () => {
  it.each([
    ['da-DK', /^fredag 20\.\u00A0november$/],
    ['sv-SE', /^fredag 20\u00A0november$/],
    ['en', /^Friday,? 20\u00A0November$/],
    ['no such culture', /20/],
  ])('writes a day in the words of %s [PROD-17]', (cultureName, written) => {
    expect(formatDay(new Date(Date.UTC(2026, 10, 20)), { cultureName })).toMatch(written)
  })
})
