import { describe, expect, it } from 'vitest'
import { dateFormat } from './dates.ts'

const day = new Date(2026, 10, 24)

describe('dateFormat', () => {
  it.each([
    ['en', '24 November 2026'],
    ['en-GB', '24 November 2026'],
    ['en-US', 'November 24, 2026'],
    ['da-DK', '24. november 2026'],
    ['sv-SE', '24 november 2026'],
  ])('a date in the culture %s begins as people there begin it (OP-39)', (cultureName, written) => {
    expect(dateFormat(cultureName, { dateStyle: 'long' }).format(day)).toBe(written)
  })

  it('a date is formatted for an unknown culture, too', () => {
    expect(dateFormat('no such culture', { dateStyle: 'long' }).format(day)).toContain('2026')
  })
})
