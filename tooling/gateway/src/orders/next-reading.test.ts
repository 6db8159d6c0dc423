import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nextReading } from './next-reading.ts'

const NOW = new Date('2026-05-04T12:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => ({ placedAt: new Date(NOW.getTime() - days * DAY_MS) })

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

it.each(['capturing', 'refunding', 'cancelling', 'authorised', 'reviewing', 'captured'] as const)(
  'money that may still move is read again: %s [PAY-27]',
  (status) => expect(nextReading(status, daysAgo(1))).not.toBeNull(),
)

it.each(['none', 'refunded', 'cancelled', 'released', 'disputed'] as const)('money at its end is not: %s', (status) =>
  expect(nextReading(status, daysAgo(1))).toBeNull(),
)

it('captured money is read for sixty days, because a provider may send no webhook about a refund in its portal', () => {
  expect(nextReading('captured', daysAgo(60))).not.toBeNull()
  expect(nextReading('captured', daysAgo(60.01))).toBeNull()
  expect(nextReading('authorised', daysAgo(61))).not.toBeNull()
})
