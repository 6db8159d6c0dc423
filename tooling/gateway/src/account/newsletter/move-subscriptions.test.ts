import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestGateway } from '../../../testing/test-gateway.ts'
import { subscriptions } from '../subscription-tables.ts'
import { moveSubscriptions, moveSubscriptionsBack } from './move-subscriptions.ts'

const [OLD, NEW, THIRD] = ['old@example.com', 'new@example.com', 'third@example.com'] as const
const gateway = useTestGateway()
const { db } = gateway

type Subscription = typeof subscriptions.$inferInsert
async function subscribed(email: string, { type = 'Newsletter', isConfirmed = true, shopId = 'test_dk' } = {}) {
  const row = { id: randomUUID(), shopId, email, type, confirmedAt: isConfirmed ? new Date() : null } as Subscription
  await db.insert(subscriptions).values(row)
  return row.id
}
const kept = async () => new Map((await db.select().from(subscriptions)).map(({ id, email }) => [id, email]))
const move = { shopId: 'test_dk', from: OLD, to: NEW }
const forth = () => db.transaction((tx) => moveSubscriptions(tx, move))
const back = (ids: string[]) => db.transaction((tx) => moveSubscriptionsBack(tx, { ...move, from: NEW, to: OLD }, ids))

describe('subscriptions of a changed address', () => {
  beforeEach(() => db.delete(subscriptions))

  it('move with it, each mailing, and no others', async () => {
    const own = [await subscribed(OLD), await subscribed(OLD, { type: 'Offers' })]
    const [others, elsewhere] = [await subscribed(THIRD), await subscribed(OLD, { shopId: 'test_uk' })]
    expect((await forth()).toSorted()).toEqual(own.toSorted())
    const after = await kept()
    expect(own.map((id) => after.get(id))).toEqual([NEW, NEW])
    expect([after.get(others), after.get(elsewhere)]).toEqual([THIRD, OLD])
  })

  it('end where the new address has confirmed the same mailing', async () => {
    const [mine, twin, offers] = [
      await subscribed(OLD),
      await subscribed(NEW),
      await subscribed(OLD, { type: 'Offers' }),
    ]
    expect(await forth()).toEqual([offers])
    expect(await kept()).toEqual(
      new Map([
        [twin, NEW],
        [offers, NEW],
      ]),
    )
    expect((await kept()).has(mine)).toBe(false)
  })

  it('take the place of one that the new address has never confirmed', async () => {
    const mine = await subscribed(OLD)
    await subscribed(NEW, { isConfirmed: false })
    expect(await forth()).toEqual([mine])
    expect(await kept()).toEqual(new Map([[mine, NEW]]))
  })

  it('return when the change is undone: those that had moved, and none that is there again', async () => {
    const [moved, own, offers] = [
      await subscribed(NEW),
      await subscribed(NEW, { type: 'Own' }),
      await subscribed(NEW, { type: 'Offers' }),
    ]
    const again = await subscribed(OLD, { type: 'Offers' })
    await back([moved, offers])
    expect(await kept()).toEqual(
      new Map([
        [moved, OLD],
        [own, NEW],
        [offers, NEW],
        [again, OLD],
      ]),
    )
  })
})
