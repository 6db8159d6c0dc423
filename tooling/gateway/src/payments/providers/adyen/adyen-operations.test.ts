import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { unreachable } from '../../../failures/unreachable.ts'
import { outbox } from '../../../outbox/outbox-tables.ts'
import { useAdyenShop, mobilePay } from '../../../../testing/providers/adyen-shop.ts'
import { createQuickClock } from '../../../../testing/simulation/quick-clock.ts'
import { findById } from '../../../transactions/transaction-store.ts'
import { createAdyenAdapter } from './adyen-adapter.ts'
import { readAdyenSettings } from './adyen-settings.ts'

const shop = useAdyenShop()

/** A paid order with the operations on its money. */
async function paid() {
  const begun = await shop.begin()
  await begun.pay()
  await shop.afterWebhooks()
  const transaction = (await findById(shop.db, begun.transactionId)) ?? unreachable('It is paid')
  const platform = { fetch: shop.toAdyen, db: shop.db, clock: createQuickClock() }
  const adapter = createAdyenAdapter(readAdyenSettings({ SITE_ENV: 'local' }), platform)
  shop.calls.length = 0
  return { ...begun, adapter, paid: { ...transaction, paymentId: transaction.paymentId ?? '' } }
}

describe('Adyen’s operations', () => {
  beforeEach(() => shop.reset())

  describe('the money of an order', () => {
    it.each([
      ['capture', 'captures', { amount: { value: 13_800, currency: 'DKK' } }],
      ['refund', 'refunds', { amount: { value: 13_800, currency: 'DKK' } }],
      ['cancel', 'reversals', {}],
    ] as const)('is moved by its payment’s number: %s', async (operation, path, more) => {
      const { adapter, paid: transaction, transactionId } = await paid()
      await adapter[operation](transaction, 1)
      const [call] = shop.calls
      expect(call?.path).toMatch(new RegExp(`^/payments/[0-9A-F]{16}/${path}$`))
      expect(call?.body).toEqual({ merchantAccount: 'HearingShopSandbox', reference: transactionId, ...more })
      expect(call?.key?.length).toBeLessThanOrEqual(64)
    })

    it('is moved once however often it is asked for, also after an answer that was lost', async () => {
      const { adapter, paid: transaction } = await paid()
      shop.intercept(async (_call, send) => {
        await send()
        throw new TypeError('terminated')
      })
      await expect(adapter.capture(transaction, 1)).rejects.toThrow('Adyen answered nothing')
      shop.intercept((_call, send) => send())
      await adapter.capture(transaction, 1)
      expect(new Set(shop.calls.map(({ key }) => key)).size).toBe(1)
      expect(await shop.webhooks()).toEqual(['AUTHORISATION true', 'CAPTURE true'])
    })

    it('is none where nothing was paid', async () => {
      const { adapter } = await paid()
      const { transactionId, pay } = await shop.begin()
      await pay(mobilePay)
      const unpaid = (await findById(shop.db, transactionId)) ?? unreachable('It is begun')
      await expect(adapter.capture({ ...unpaid, paymentId: transactionId }, 1)).rejects.toThrow(
        'Adyen reserves no money',
      )
    })
  })

  it('a payment that the bank still owes is released at Adyen when another order takes its place', async () => {
    const { shopper, pay, goOn, transactionId } = await shop.begin()
    const { action } = (await pay(mobilePay)).body
    const payment = new URL(action.url).searchParams.get('payment') ?? ''
    const back = await shop.press('/bank/answer', { payment, answer: 'pending' })
    await goOn({ redirectResult: new URL(back).searchParams.get('redirectResult') })
    await shopper.add({ battery: 1 })
    await shopper.placeOrder()
    await shop.gateway.runDueJobs()
    expect(shop.calls.at(-1)?.path).toMatch(/\/reversals$/)
    const ended = await shop.db.select().from(outbox).where(eq(outbox.subjectId, transactionId))
    expect(ended).toMatchObject([{ kind: 'terminate-payment', doneAt: expect.any(Date) }])
  })

  it('a code for one order lowers no second one by a bank’s page left open: its money is held for an operator', async () => {
    const first = await shop.begin('ONCE50')
    const { action } = (await first.pay(mobilePay)).body
    const second = await first.again()
    await shop.gateway.runDueJobs()
    expect((await second.pay()).body.status).toBe('Succeeded')
    await shop.press('/bank/answer', {
      payment: new URL(action.url).searchParams.get('payment') ?? '',
      answer: 'approve',
    })
    await shop.afterWebhooks()
    expect(await first.orders()).toEqual([])
    const late = await findById(shop.db, first.transactionId)
    expect([late?.status, late?.heldBecause]).toEqual(['pending', 'code-used-up'])
  })
})
