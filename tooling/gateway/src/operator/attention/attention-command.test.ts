import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { alarms } from '../../alarms/alarm-tables.ts'
import { raiseAlarm, raiseAlarmOnce } from '../../alarms/raise-alarm.ts'
import { enforceRetention } from '../../upkeep/retention.ts'
import { orderAtAdyen, sureOperator, useAdyenShop } from '../../../testing/test.ts'
import { runCommand } from '../commands.ts'
import { UsageError } from '../usage-error.ts'

const shop = useAdyenShop()

const run = (...words: string[]) => runCommand(shop.db, 'attention', words, sureOperator)

describe('the attention command', () => {
  beforeEach(async () => {
    await shop.reset()
    await shop.db.delete(alarms)
  })

  it('shows what has happened to an order, its number, and what to do [PAY-30]', async () => {
    expect(await run()).toBe('There is nothing to look at.')
    const { transactionId, psp, reconcileAll, orders } = await orderAtAdyen(shop)
    await shop.report(await psp(), 'EXPIRE')
    await reconcileAll()
    const [order] = await orders()
    const text = await run()
    expect(text).toContain(`money-released:${transactionId} order test_dk/${order?.orderNumber}`)
    expect(text).toContain('Do not ship')
  })

  it('takes an alarm off the list when it is seen to, and shows it again when it is raised again', async () => {
    await raiseAlarm(shop.db, { kind: 'webhook-dropped', subjectId: 'adyen', detail: 'unknown-event' })
    expect(await run('done', 'webhook-dropped:adyen')).toBe('"webhook-dropped:adyen" is seen to.')
    expect(await run()).toBe('There is nothing to look at.')
    await expect(run('done', 'webhook-dropped:adyen')).rejects.toThrow('There is no alarm')
    await expect(run('gone')).rejects.toThrow(UsageError)
    await raiseAlarm(shop.db, { kind: 'webhook-dropped', subjectId: 'adyen', detail: 'unknown-event' })
    expect(await run()).toContain('2 times')
  })

  it('shows what is read again and again once, until it is another', async () => {
    const alarm = { kind: 'partial-movement', subjectId: 'T-1', detail: 'captured 1' } as const
    await raiseAlarmOnce(shop.db, alarm)
    await run('done', 'partial-movement:T-1:captured 1')
    await raiseAlarmOnce(shop.db, alarm)
    expect(await run()).toBe('There is nothing to look at.')
    await raiseAlarmOnce(shop.db, { ...alarm, detail: 'captured 2' })
    expect(await run()).toContain('captured 2')
  })

  it('keeps an alarm for as long as it is open, and three months after it was seen to', async () => {
    const longAgo = sql`now() - interval '91 days'`
    for (const subjectId of ['open', 'seen', 'seen-long-ago']) {
      await raiseAlarm(shop.db, { kind: 'disputed', subjectId })
    }
    await shop.db.update(alarms).set({ raisedAt: longAgo, lastRaisedAt: longAgo })
    await shop.db
      .update(alarms)
      .set({ acknowledgedAt: sql`now()` })
      .where(eq(alarms.subjectId, 'seen'))
    await shop.db.update(alarms).set({ acknowledgedAt: longAgo }).where(eq(alarms.subjectId, 'seen-long-ago'))
    await enforceRetention(shop.db)
    const left = await shop.db.select({ subjectId: alarms.subjectId }).from(alarms)
    expect(left.map(({ subjectId }) => subjectId).toSorted()).toEqual(['open', 'seen'])
  })
})
