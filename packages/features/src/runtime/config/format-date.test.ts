import { expect, it } from 'vitest'
import { formatDate } from './format-date.ts'

it.each([
  ['2026-11-03T10:14:00Z', 'en-GB', '3 November 2026'],
  ['2026-11-03T10:14:00Z', 'sv-SE', '3 november 2026'],
  ['2026-11-03', 'da-DK', '3. november 2026'],
  ['last week', 'en-GB', 'last week'],
  ['', 'en-GB', ''],
])('writes %s in the culture %s (OP-39) [ORD-02]', (sent, cultureName, expected) => {
  expect(formatDate(sent, cultureName)).toBe(expected)
})

it('writes a date also in a culture that nobody knows', () => {
  expect(formatDate('2026-11-03', 'not a culture')).toMatch(/2026/)
})
