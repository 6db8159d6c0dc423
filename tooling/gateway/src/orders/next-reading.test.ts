import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { useTestGateway } from '../../testing/test-gateway.ts'
import type { OrderPaymentStatus } from '../model/order-state.ts'
import { nextReading } from './next-reading.ts'

const gateway = useTestGateway()

/** Whether the money of an order is read again, so many days after it was placed. */
async function isReadAgain(status: OrderPaymentStatus, days: number): Promise<boolean> {
  const next = nextReading(status, sql`now() - interval '1 day' * ${days}`)
  const { rows } = await gateway.db.execute<{ later: boolean }>(sql`select ${next} > now() as later`)
  return rows[0]?.later === true
}

describe('nextReading', () => {
  it.each(['capturing', 'refunding', 'cancelling', 'authorised', 'reviewing', 'captured'] as const)(
    'money that may still move is read again: %s [PAY-27]',
    async (status) => expect(await isReadAgain(status, 1)).toBe(true),
  )

  it.each(['none', 'refunded', 'cancelled', 'released', 'disputed'] as const)('money at its end is not: %s', (status) =>
    expect(nextReading(status, sql`now()`)).toBeNull(),
  )

  it('captured money is read for sixty days, because a provider may send no webhook about a refund in its portal', async () => {
    expect(await isReadAgain('captured', 60)).toBe(true)
    expect(await isReadAgain('captured', 60.01)).toBe(false)
    expect(await isReadAgain('authorised', 61)).toBe(true)
  })
})
