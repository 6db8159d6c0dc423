import { beforeEach, describe, expect, it } from 'vitest'
import { orderAtAdyen, placedOrder, sentAtOnce, useAdyenShop } from '../../../testing/test.ts'
import { transactions } from '../../transactions/transaction-tables.ts'
import { UsageError } from '../usage-error.ts'

const shop = useAdyenShop()

const CALLS = { ship: 'captures', refund: 'refunds', cancel: 'reversals' }

type Command = keyof typeof CALLS

/** An order whose last command Adyen carries out, or refuses, without a webhook. */
async function waiting(commands: readonly Command[], { isRefused = false } = {}) {
  const order = await orderAtAdyen(shop)
  for (const [index, command] of commands.entries()) {
    const isLast = index === commands.length - 1
    if (isLast) await shop.scenario('never')
    if (isLast && isRefused) await shop.failNext(await order.psp(), CALLS[command])
    await order.run(command)
    await order.reconcileAll()
  }
  return order
}

describe('the movement command', () => {
  beforeEach(() => shop.reset())

  it.each<[Command[], string, string, string]>([
    [['ship'], 'Open capturing', 'Complete captured', 'shipped'],
    [['ship', 'refund'], 'Complete refunding', 'Complete refunded', 'refunded'],
    [['cancel'], 'Open cancelling', 'Cancelled cancelled', 'cancelled'],
  ])(
    'an order follows what the operator saw at the provider after %j [PAY-30]',
    async (commands, asked, done, mail) => {
      const { run, reconcileAll, state, mails, alarms } = await waiting(commands)
      expect(await state()).toBe(asked)
      expect(await run('movement', 'done')).toContain('within a minute')
      await reconcileAll()
      expect(await state()).toBe(done)
      expect(await mails()).toContain(mail)
      expect(await alarms()).toEqual([])
    },
  )

  it.each<[Command[], string, string]>([
    [['ship'], 'Open authorised', 'capture-failed'],
    [['ship', 'refund'], 'Complete captured', 'refund-failed'],
    [['cancel'], 'Open authorised', 'cancel-failed'],
  ])(
    'an order goes back when the operator saw a failure after %j, and the command can be repeated',
    async (commands, back, alarm) => {
      const { run, reconcileAll, state, alarms } = await waiting(commands, { isRefused: true })
      await run('movement', 'failed')
      await reconcileAll()
      expect([await state(), await alarms()]).toEqual([back, [alarm]])
      await run(commands.at(-1)!)
      await reconcileAll()
      await shop.deliverWebhooks()
      await reconcileAll()
      expect(await state()).toMatch(/^(Complete captured|Complete refunded|Cancelled cancelled)$/)
    },
  )

  it('a cancelled order whose money was captured at once counts as refunded [PAY-27]', async () => {
    const { transactionId } = await sentAtOnce(shop)
    const { run, reconcileAll, state } = placedOrder(shop, transactionId)
    await shop.scenario('never')
    await run('cancel')
    await reconcileAll()
    await run('movement', 'done')
    await reconcileAll()
    expect(await state()).toBe('Cancelled refunded')
  })

  it('the webhook that comes after all changes nothing any more', async () => {
    const { run, reconcileAll, state, mails } = await waiting(['ship'])
    await run('movement', 'done')
    await reconcileAll()
    await shop.deliverWebhooks()
    await reconcileAll()
    expect(await state()).toBe('Complete captured')
    expect(await mails()).toEqual(['confirmation', 'shipped'])
  })

  it('refuses an order that waits for nothing, and words that it does not know', async () => {
    const { run } = await orderAtAdyen(shop)
    await expect(run('movement', 'done')).rejects.toThrow('waits for no movement')
    await expect(run('movement', 'perhaps')).rejects.toThrow(UsageError)
    await expect(run('movement')).rejects.toThrow(UsageError)
  })

  it('refuses an order whose provider can be polled', async () => {
    const { run } = await waiting(['ship'])
    await shop.db.update(transactions).set({ provider: 'nets' })
    await expect(run('movement', 'done')).rejects.toThrow('polls nets')
  })
})
