import { describe, expect, it, vi } from 'vitest'
import { formatDate } from './format-date.ts'

describe('formatDate', () => {
  it.each([
    ['2026-11-03T10:14:00Z', 'en-GB', '3 November 2026'],
    ['2026-11-03T10:14:00Z', 'sv-SE', '3 november 2026'],
    ['2026-11-03', 'da-DK', '3. november 2026'],
    ['03-11-2026 14:30:00', 'da-DK', '3. november 2026'],
    ['11/03/2026', 'en-US', 'November 3, 2026'],
    ['/Date(1793700840000)/', 'en-GB', '3 November 2026'],
    ['last week', 'en-GB', 'last week'],
    ['', 'en-GB', ''],
  ])('writes %s in the culture %s (OP-39) [ORD-02]', (sent, cultureName, expected) => {
    expect(formatDate(sent, cultureName)).toBe(expected)
  })

  it('writes a date also in an unknown culture', () => {
    expect(formatDate('2026-11-03', 'not a culture')).toMatch(/2026/)
  })

  it.each(['Pacific/Kiritimati', 'America/Nuuk', 'Pacific/Niue'])('writes a day as that day in %s [API-49]', (zone) => {
    vi.stubEnv('TZ', zone)
    expect(formatDate('2026-11-27', 'en-GB', { weekday: 'long' })).toMatch(/^Friday,? 27 November 2026$/)
  })
})
