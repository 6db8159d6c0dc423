import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { deliveryDay, orderDay, orderDayLasts } from './delivery-day.ts'
import { isHoliday } from './holidays.ts'
import { clockIn } from './shop-time.ts'

const britain = { cultureName: 'en-GB', timeZone: 'Europe/London' }
const denmark = { cultureName: 'da-DK', timeZone: 'Europe/Copenhagen' }
const sweden = { cultureName: 'sv-SE', timeZone: 'Europe/Stockholm' }
const everywhere = { cultureName: 'en', timeZone: 'Europe/Copenhagen' }

const dayAt = (text: string) => new Date(`${text}T00:00:00Z`)
const iso = (day: Date) => day.toISOString().slice(0, 10)
const friday = dayAt('2026-11-20')
const named = (days: number) => iso(deliveryDay(friday, days, britain))

describe('deliveryDay', () => {
  it('[PROD-17] counts working days only', () => {
    expect(named(1)).toBe('2026-11-23')
    expect(named(5)).toBe('2026-11-27')
  })

  it('[PROD-17] promises nothing for a weekend, not even today', () => {
    expect(iso(deliveryDay(dayAt('2026-11-21'), 0, britain))).toBe('2026-11-23')
    expect(named(0)).toBe('2026-11-20')
  })

  it('[PROD-17] ends, however many days a gateway sends', () => {
    expect(deliveryDay(friday, 1e15, britain)).toEqual(deliveryDay(friday, 400, britain))
  })

  it.each([
    ['the days before Christmas in Denmark', denmark, '2026-12-22', 2, '2026-12-28'],
    ['those in Britain, with a day instead of Boxing Day', britain, '2026-12-23', 2, '2026-12-29'],
    ['those in Sweden', sweden, '2026-12-30', 1, '2027-01-04'],
    ['those of a shop for many countries', everywhere, '2026-12-24', 1, '2026-12-28'],
    ['Easter in Denmark', denmark, '2027-03-24', 1, '2027-03-30'],
    ['Easter in Britain', britain, '2027-03-24', 2, '2027-03-30'],
    ['midsummer', sweden, '2026-06-18', 1, '2026-06-22'],
    ['the day after the holiday that Denmark has no more', denmark, '2027-04-22', 1, '2027-04-23'],
  ])('[PROD-33] counts %s', (_, shop, from, days, expected) => {
    expect(iso(deliveryDay(dayAt(from), days, shop))).toBe(expected)
  })

  it('[PROD-33] names neither a weekend nor a holiday, never too early, and with more days never an earlier day', () => {
    const days = fc.integer({ min: 0, max: 3650 }).map((day) => new Date(Date.UTC(2024, 0, 1 + day)))
    const shops = fc.constantFrom(denmark, britain, sweden, everywhere)
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 60 }), shops, (from, count, shop) => {
        const day = deliveryDay(from, count, shop)
        const region = shop.cultureName.slice(3)
        const isOff = (one: Date) => [0, 6].includes(one.getUTCDay()) || isHoliday(one, region)
        expect([iso(day), isOff(day)]).toEqual([iso(day), false])
        const between = Array.from({ length: (day.getTime() - from.getTime()) / 86_400_000 }, (__, index) => index + 1)
        const working = between.filter((after) => !isOff(new Date(from.getTime() + after * 86_400_000)))
        expect(working.length).toBeGreaterThanOrEqual(count)
        expect(deliveryDay(from, count + 1, shop).getTime()).toBeGreaterThanOrEqual(day.getTime())
      }),
    )
  })
})

describe('orderDay', () => {
  it.each([
    ['before its hour', '2026-11-20T13:59:59Z', '2026-11-20'],
    ['at its hour', '2026-11-20T14:00:00Z', '2026-11-23'],
    ['on a Saturday', '2026-11-21T08:00:00Z', '2026-11-23'],
    ['before midnight of the next day', '2026-11-22T22:59:00Z', '2026-11-23'],
    ['before its hour in summer', '2026-07-02T12:59:59Z', '2026-07-02'],
    ['at its hour in summer', '2026-07-02T13:00:00Z', '2026-07-03'],
    ['at its hour before Christmas', '2026-12-23T14:00:00Z', '2026-12-28'],
  ])('[PROD-33] of an order %s is the working day on which it is sent', (_, ordered, expected) => {
    const found = ['Pacific/Kiritimati', 'UTC', 'Pacific/Honolulu'].map((zone) => {
      vi.stubEnv('TZ', zone)
      return iso(orderDay(new Date(ordered), { ...denmark, orderBefore: '15:00' }))
    })
    expect(found).toEqual([expected, expected, expected])
  })

  it.each([undefined, '', '3 pm', '25:00'])(
    '[PROD-33] is the shop’s day of the order where the hour is %j',
    (orderBefore) => {
      expect(iso(orderDay(new Date('2026-11-20T22:59:59Z'), { ...denmark, orderBefore }))).toBe('2026-11-20')
      expect(iso(orderDay(new Date('2026-11-20T23:00:00Z'), { ...denmark, orderBefore }))).toBe('2026-11-21')
    },
  )

  it('[PROD-33] stays the same for as long as it is said to, through every change of clocks', () => {
    const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2033-01-01'), noInvalidDate: true })
    const hours = fc.constantFrom(undefined, '00:00', '2:30', '15:00', '16.45', '23:59')
    fc.assert(
      fc.property(moments, fc.constantFrom(denmark, britain), hours, (now, place, orderBefore) => {
        const shop = { ...place, orderBefore }
        const lasts = orderDayLasts(now, shop)
        expect(lasts).toBeGreaterThan(0)
        expect(lasts).toBeLessThanOrEqual(3_600_000)
        const last = new Date(now.getTime() + lasts - 1)
        expect(orderDay(last, shop)).toEqual(orderDay(now, shop))
        // A clock that is put back shows its hour again.
        const [before, after] = [now, last].map((moment) => clockIn(shop, moment))
        expect(after?.day).toEqual(before?.day)
      }),
    )
  })

  it('[PROD-33] is renewed at the shop’s hour and at its midnight', () => {
    const shop = { ...denmark, orderBefore: '15:30' }
    expect(orderDayLasts(new Date('2026-11-20T14:10:05Z'), shop)).toBe((19 * 60 + 55) * 1000)
    expect(orderDayLasts(new Date('2026-11-20T14:30:00Z'), shop)).toBe(30 * 60_000)
    expect(orderDayLasts(new Date('2026-11-20T22:59:59.500Z'), shop)).toBe(500)
  })
})
