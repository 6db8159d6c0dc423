import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { deliveryDate, formatDay } from './delivery-date.ts'

const friday = new Date(2026, 10, 20)
const named = (days: number) => deliveryDate(friday, days).toDateString()

it('[PROD-17] counts working days only', () => {
  expect(named(1)).toBe('Mon Nov 23 2026')
  expect(named(5)).toBe('Fri Nov 27 2026')
})

it('[PROD-17] promises nothing for a weekend, not even today', () => {
  expect(deliveryDate(new Date(2026, 10, 21), 0).toDateString()).toBe('Mon Nov 23 2026')
  expect(named(0)).toBe('Fri Nov 20 2026')
})

it('[PROD-17] ends, however many days a gateway sends', () => {
  expect(deliveryDate(friday, 1e15)).toEqual(deliveryDate(friday, 400))
})

it('[PROD-17] any day it names is a working day, and one day more is never earlier', () => {
  const days = fc.date({ min: new Date(2026, 0, 1), max: new Date(2030, 0, 1), noInvalidDate: true })
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 30 }), (today, count) => {
      const day = deliveryDate(today, count)
      expect([0, 6]).not.toContain(day.getDay())
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
