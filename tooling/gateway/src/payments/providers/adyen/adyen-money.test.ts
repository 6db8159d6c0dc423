import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { orders } from '../../../orders/order-tables.ts'
import { outbox } from '../../../outbox/outbox-tables.ts'
import { orderAtAdyen, placedOrder, sentAtOnce, trustly } from '../../../../testing/providers/adyen-money.ts'
import { postSigned } from '../../../../testing/providers/adyen-notification.ts'
import { cardForm, useAdyenShop } from '../../../../testing/providers/adyen-shop.ts'
import { transactions } from '../../../transactions/transaction-tables.ts'
import { webhookInbox } from '../../webhook-tables.ts'

const shop = useAdyenShop()

/** A shipped order with captured money. */
async function shipped(pay?: object) {
  const order = await orderAtAdyen(shop, pay)
  await order.run('ship')
  await order.reconcileAll()
  expect(await order.state()).toBe('Complete captured')
  return order
}

describe('Adyen’s money', () => {
  beforeEach(() => shop.reset())

  describe('shipping', () => {
    it('waits for the capture: the order is shipped and the mail is sent when Adyen has confirmed [PAY-27]', async () => {
      const { run, reconcileAll, state, mails } = await orderAtAdyen(shop)
      await shop.scenario('never')
      await run('ship')
      await reconcileAll()
      expect(shop.calls.at(-1)?.path).toMatch(/\/captures$/)
      expect([await state(), await mails()]).toEqual(['Open capturing', ['confirmation']])
      await shop.deliverWebhooks()
      await reconcileAll()
      expect([await state(), await mails()]).toEqual(['Complete captured', ['confirmation', 'shipped']])
    })

    it('leads back when the bank refuses the capture, and can be repeated as a new request [PAY-30]', async () => {
      const { run, reconcileAll, state, mails, alarms, psp } = await orderAtAdyen(shop)
      await shop.failNext(await psp(), 'captures')
      await run('ship')
      await reconcileAll()
      expect([await state(), await alarms(), await mails()]).toEqual([
        'Open authorised',
        ['capture-failed'],
        ['confirmation'],
      ])
      await run('ship')
      await reconcileAll()
      expect([await state(), await mails()]).toEqual(['Complete captured', ['confirmation', 'shipped']])
      expect(new Set(shop.calls.filter(({ path }) => path.endsWith('/captures')).map(({ key }) => key)).size).toBe(2)
    })

    it('is reversed with an alarm when the bank undoes the capture later [PAY-27]', async () => {
      const { run, reconcileAll, state, alarms } = await orderAtAdyen(shop, cardForm('CAPTURE FAILED'))
      await run('ship')
      await reconcileAll()
      expect(await alarms()).toContain('capture-failed')
      expect(await state()).toMatch(/authorised$/)
    })

    it('that Adyen does not confirm for three days is shown to the operator, once [PAY-30]', async () => {
      const { run, reconcileAll, alarms, state, transactionId } = await orderAtAdyen(shop)
      await shop.scenario('never')
      await run('ship')
      await reconcileAll()
      const pass = (hours: number) =>
        shop.db
          .update(orders)
          .set({ paymentReadDueAt: sql`now()`, paymentAskedAt: sql`now() - interval '1 hour' * ${hours}` })
          .where(eq(orders.transactionId, transactionId))
      await pass(71)
      await reconcileAll()
      expect(await alarms()).toEqual([])
      await pass(73)
      await reconcileAll()
      await pass(99)
      await reconcileAll()
      expect([await state(), await alarms()]).toEqual(['Open capturing', ['operation-overdue']])
    })

    it.each(['EXPIRE', 'CANCELLATION', 'TECHNICAL_CANCEL'])(
      'is refused when the reserved money is gone: %s of a placed order is an alarm and a state of its own [PAY-30]',
      async (event) => {
        const { run, reconcileAll, state, alarms, mails, psp } = await orderAtAdyen(shop)
        await shop.report(await psp(), event)
        await reconcileAll()
        expect([await state(), await alarms()]).toEqual(['Open released', ['money-released']])
        await expect(run('ship')).rejects.toThrow('its reserved money was released')
        expect(await mails()).toEqual(['confirmation'])
      },
    )

    it('captures nothing for an order whose money was captured at once', async () => {
      const { orders: placed, transactionId } = await sentAtOnce(shop)
      const [order] = await placed()
      expect(order).toMatchObject({ status: 'Open', paymentStatus: 'captured' })
      const { run } = placedOrder(shop, transactionId)
      expect(await run('ship')).toMatch(/is shipped\.$/)
      expect(shop.calls.some(({ path }) => path.endsWith('/captures'))).toBe(false)
    })

    it('is refused while Adyen reviews the payment, and allowed when the review accepts it', async () => {
      const { run, reconcileAll, state, psp, transactionId } = await orderAtAdyen(shop)
      const about = { merchantReference: transactionId, pspReference: await psp() }
      // The answer has placed the order. The webhook adds details.
      await shop.db.delete(webhookInbox)
      await shop.db.delete(outbox).where(eq(outbox.kind, 'webhook'))
      await postSigned(shop, {
        ...about,
        eventCode: 'AUTHORISATION',
        additionalData: { fraudManualReview: 'true' },
      })
      expect(await state()).toBe('Open reviewing')
      await expect(run('ship')).rejects.toThrow('still checks the customer')
      await postSigned(shop, { ...about, eventCode: 'MANUAL_REVIEW_ACCEPT' })
      await reconcileAll()
      expect(await state()).toBe('Open authorised')
    })
  })

  describe('a refund', () => {
    it('is reported to the customer when Adyen has confirmed it, not when it is requested [PAY-27]', async () => {
      const { run, reconcileAll, state, mails } = await shipped()
      await shop.scenario('never')
      await run('refund')
      await reconcileAll()
      expect([await state(), await mails()]).toEqual(['Complete refunding', ['confirmation', 'shipped']])
      await shop.deliverWebhooks()
      await reconcileAll()
      expect([await state(), await mails()]).toEqual(['Complete refunded', ['confirmation', 'refunded', 'shipped']])
    })

    it('that the bank refuses is reported to the operator alone, and can be requested again [PAY-30]', async () => {
      const { run, reconcileAll, state, mails, alarms, psp } = await shipped()
      await shop.failNext(await psp(), 'refunds')
      await run('refund')
      await reconcileAll()
      expect([await state(), await alarms()]).toEqual(['Complete captured', ['refund-failed']])
      expect(await mails()).not.toContain('refunded')
      await run('refund')
      await reconcileAll()
      expect(await state()).toBe('Complete refunded')
    })

    it('that comes back after it was confirmed leads back and is an alarm [PAY-30]', async () => {
      const { run, reconcileAll, state, alarms } = await shipped(cardForm('REFUND FAILED'))
      await run('refund')
      await reconcileAll()
      expect(await state()).toBe('Complete captured')
      expect(await alarms()).toContain('refund-failed')
    })

    it('works after the rest of the reservation has expired', async () => {
      const { run, reconcileAll, state, psp, transactionId } = await shipped()
      await postSigned(shop, { merchantReference: transactionId, pspReference: await psp(), eventCode: 'EXPIRE' })
      expect(await state()).toBe('Complete captured')
      await run('refund')
      await reconcileAll()
      expect(await state()).toBe('Complete refunded')
    })

    it('before the order was placed leaves nothing that pays for it [PAY-31]', async () => {
      const { pay, orders: placed, transaction, transactionId } = await shop.begin()
      await shop.scenario('never')
      const { action } = (await pay(trustly)).body
      await shop.press('/bank/answer', {
        payment: new URL(action.url).searchParams.get('payment') ?? '',
        answer: 'approve',
      })
      const [psp = ''] = await shop.numbersAt(transactionId)
      const refund = { pspReference: 'PORTAL3', originalReference: psp, eventCode: 'REFUND' }
      await postSigned(shop, { merchantReference: transactionId, ...refund })
      await postSigned(shop, { merchantReference: transactionId, pspReference: psp, eventCode: 'AUTHORISATION' })
      expect(await placed()).toEqual([])
      expect((await transaction()).status).toBe('Cancelled')
    })

    it('that the shop has not requested raises an alarm, also a partial one', async () => {
      const { state, alarms, psp, transactionId } = await shipped()
      const about = { merchantReference: transactionId, originalReference: await psp(), eventCode: 'REFUND' }
      await postSigned(shop, { ...about, pspReference: 'PORTAL1', amount: { value: 800, currency: 'DKK' } })
      expect([await state(), await alarms()]).toEqual(['Complete captured', ['partial-movement']])
      await postSigned(shop, { ...about, pspReference: 'PORTAL2', amount: { value: 13_000, currency: 'DKK' } })
      expect([await state(), await alarms()]).toEqual(['Complete refunded', ['partial-movement', 'refunded-unasked']])
    })
  })

  describe('a cancellation', () => {
    it('counts when Adyen has released the money, also when its answer was lost and its webhook came first [PAY-27]', async () => {
      const { run, reconcileAll, state, mails } = await orderAtAdyen(shop)
      await run('cancel')
      shop.intercept(async (_call, send) => {
        await send()
        throw new TypeError('terminated')
      })
      await shop.gateway.runDueJobs()
      await shop.afterWebhooks()
      shop.intercept((_call, send) => send())
      await reconcileAll()
      expect([await state(), await mails()]).toEqual(['Cancelled cancelled', ['cancelled', 'confirmation']])
    }, 20_000)

    it('refunds money that was captured at once [PAY-27]', async () => {
      const { transactionId } = await sentAtOnce(shop)
      const { run, reconcileAll, state } = placedOrder(shop, transactionId)
      await run('cancel')
      await reconcileAll()
      expect(await state()).toBe('Cancelled refunded')
      expect(await shop.paymentsAt(transactionId)).toEqual(['refunded'])
    })

    it('that the bank refuses leads back, without a mail to the customer [PAY-30]', async () => {
      const { run, reconcileAll, state, mails, alarms, psp } = await orderAtAdyen(shop)
      await shop.failNext(await psp(), 'reversals')
      await run('cancel')
      await reconcileAll()
      expect([await state(), await alarms(), await mails()]).toEqual([
        'Open authorised',
        ['cancel-failed'],
        ['confirmation'],
      ])
    })

    it('is a request of its own after a release that the bank refused before the order was placed [PAY-30]', async () => {
      const { shopper, pay, goOn, transactionId } = await shop.begin()
      const { action } = (await pay({ paymentMethod: { type: 'mobilepay' } })).body
      const payment = new URL(action.url).searchParams.get('payment') ?? ''
      const back = await shop.press('/bank/answer', { payment, answer: 'pending' })
      await goOn({ redirectResult: new URL(back).searchParams.get('redirectResult') })
      const { run, reconcileAll, state, alarms, psp } = placedOrder(shop, transactionId)
      await shop.failNext(await psp(), 'reversals')
      await shopper.add({ battery: 1 })
      await shopper.placeOrder()
      await shop.gateway.runDueJobs()
      await shop.afterWebhooks()
      shop.passTime()
      await shop.afterWebhooks()
      expect(await state()).toBe('Open authorised')
      await run('cancel')
      await reconcileAll()
      expect([await state(), await alarms()]).toEqual(['Cancelled cancelled', []])
      expect(new Set(shop.calls.filter(({ path }) => path.endsWith('/reversals')).map(({ key }) => key)).size).toBe(2)
    })

    it('leaves no money behind that is authorised afterwards', async () => {
      const { run, reconcileAll, transactionId } = await orderAtAdyen(shop)
      await run('cancel')
      await reconcileAll()
      await postSigned(shop, { merchantReference: transactionId, pspReference: 'LATE', eventCode: 'AUTHORISATION' })
      const isRelease = and(eq(outbox.subjectId, transactionId), eq(outbox.kind, 'release-surplus'))
      expect(await shop.db.$count(outbox, isRelease)).toBe(1)
    })
  })

  it('no order is placed on money whose release was requested, until Adyen has reported the result [PAY-31]', async () => {
    const { shopper, pay, goOn, orders: placed, transactionId } = await shop.begin()
    const { action } = (await pay({ paymentMethod: { type: 'mobilepay' } })).body
    const payment = new URL(action.url).searchParams.get('payment') ?? ''
    const back = await shop.press('/bank/answer', { payment, answer: 'pending' })
    await goOn({ redirectResult: new URL(back).searchParams.get('redirectResult') })
    await shop.scenario('never')
    shop.passTime()
    await shopper.add({ battery: 1 })
    await shopper.placeOrder()
    await shop.gateway.runDueJobs()
    expect(shop.calls.at(-1)?.path).toMatch(/\/reversals$/)
    // The bank's approval arrives late.
    await shop.deliver(0, 'deliver')
    await shop.gateway.runDueJobs()
    expect(await placed()).toEqual([])
    await shop.deliverWebhooks()
    await shop.afterWebhooks()
    expect(await placed()).toEqual([])
    const [transaction] = await shop.db.select().from(transactions).where(eq(transactions.id, transactionId))
    expect(transaction?.status).toBe('cancelled')
  })
})
