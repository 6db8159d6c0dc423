import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveryDate, formatDay } from './delivery-date.ts'

const friday = new Date(Date.UTC(2026, 10, 20))
const named = (days: number) => formatDay(deliveryDate(friday, days), 'en-GB')

describe('deliveryDate', () => {
  it('[PROD-17] counts working days only', () => {
    expect(named(1)).toBe('Monday 23 November')
    expect(named(5)).toBe('Friday 27 November')
  })

  it('[PROD-17] promises nothing for a weekend, not even today', () => {
    expect(formatDay(deliveryDate(new Date(Date.UTC(2026, 10, 21)), 0), 'en-GB')).toBe('Monday 23 November')
    expect(named(0)).toBe('Friday 20 November')
  })

  it('[PROD-17] ends, however many days a gateway sends', () => {
    expect(deliveryDate(friday, 1e15)).toEqual(deliveryDate(friday, 400))
  })

  it('[PROD-17] any day it names is a working day, and one day more is never earlier', () => {
    const days = fc.integer({ min: 0, max: 1500 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day)))
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 30 }), (today, count) => {
        const day = deliveryDate(today, count)
        expect([0, 6]).not.toContain(day.getUTCDay())
        expect(deliveryDate(today, count + 1).getTime()).toBeGreaterThanOrEqual(day.getTime())
      }),
    )
  })

  it('[PROD-17] formats the day in the culture’s words, and accepts unknown cultures', () => {
    expect(formatDay(friday, 'da-DK')).toBe('fredag 20. november')
    expect(formatDay(friday, 'sv-SE')).toBe('fredag 20 november')
    expect(formatDay(friday, 'en')).toMatch(/^Friday,? 20 November$/)
    expect(formatDay(friday, 'no such culture')).toContain('20')
  })
})
