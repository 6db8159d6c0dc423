import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { promoCodeUses } from '../../cart/cart-tables.ts'
import { orders } from '../../orders/order-tables.ts'
import { outbox } from '../../outbox/outbox-tables.ts'
import { useTestGateway } from '../../../testing/test-gateway.ts'
import { createGatewaySandboxes } from '../../../testing/providers/sandboxes.ts'
import { sureOperator } from '../../../testing/sample-operator.ts'
import { createShopper } from '../../../testing/shopper.ts'
import { runCommand } from '../commands.ts'
import { operatorLog } from '../operator-log-tables.ts'
import { UsageError } from '../usage-error.ts'
import { eventually } from '../../../testing/eventually.ts'

// Operator commands beside a running gateway and the Nets sandbox.
const sandboxes = createGatewaySandboxes((...request) => gateway.fetch(...request))
let isNetsDown = false
const toNets: typeof fetch = (...request) =>
  isNetsDown ? Promise.reject(new TypeError('fetch failed')) : sandboxes.fetch(...request)

const gateway = useTestGateway({ platform: { fetch: toNets } })
const { db } = gateway

const run = (name: string, ...words: string[]) => runCommand(db, name, words, sureOperator)

/** Places an order and pays it with Nets. */
async function ordered(customProperties = {}) {
  const shopper = createShopper(gateway.fetch)
  const { transactionId, paymentId } = await shopper.ordersAtNets({ battery: 2 }, { customProperties })
  await sandboxes.payAtNets(paymentId)
  const find = async () => (await db.select().from(orders).where(eq(orders.transactionId, transactionId)))[0]!
  await eventually(async () => expect(await find()).toBeDefined())
  await gateway.background.idle()
  const { orderNumber } = await find()
  const state = async () => {
    const { status, paymentStatus } = await find()
    return `${status} ${paymentStatus}`
  }
  const mails = async () => {
    const rows = await db.select().from(outbox).where(eq(outbox.subjectId, transactionId))
    return rows.map(({ kind }) => kind).filter((kind) => !kind.endsWith('-payment'))
  }
  const atNets = async () => {
    const request = new Request(`http://127.0.0.1/nexi/v1/payments/${paymentId}`, {
      headers: { authorization: 'sandbox-nets-secret' },
    })
    return (await (await sandboxes.fetch(request)).json()).payment.summary
  }
  return { orderNumber, transactionId, paymentId, find, state, mails, atNets }
}

/** Lets the running gateway process what the operator's command stored. */
const someTimeLater = async () => {
  await db.update(outbox).set({ dueAt: new Date(0) })
  await gateway.runDueJobs()
}

describe('the commands for orders', () => {
  beforeEach(() => {
    isNetsDown = false
  })

  describe('ship', () => {
    it('takes the money that was reserved, and the parcel leaves when that is confirmed [ORD-03] [PAY-31]', async () => {
      const { orderNumber, state, atNets, mails, find } = await ordered()
      expect(await state()).toBe('Open authorised')
      expect(await atNets()).toEqual({ reservedAmount: 13_800 })
      expect(await run('ship', orderNumber)).toContain(`The money of order ${orderNumber} is asked for.`)
      expect([await state(), await mails()]).toEqual(['Open capturing', ['confirmation']])
      await someTimeLater()
      expect(await state()).toBe('Complete captured')
      expect(await atNets()).toMatchObject({ chargedAmount: 13_800 })
      expect(await mails()).toEqual(['confirmation', 'shipped'])
      expect((await find()).shippedAt).toBeInstanceOf(Date)
    })

    it('keeps the number of the parcel', async () => {
      const { orderNumber, find } = await ordered()
      await run('ship', orderNumber.toLowerCase(), 'JD 0146-2')
      await someTimeLater()
      expect(await find()).toMatchObject({ status: 'CompleteWithTracking', trackingNumber: 'JD 0146-2' })
    })

    it('happens once, also when two say it at once', async () => {
      const { orderNumber, atNets, mails } = await ordered()
      const both = await Promise.allSettled([run('ship', orderNumber), run('ship', orderNumber)])
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      await expect(run('ship', orderNumber)).rejects.toThrow(`Order ${orderNumber} is being charged`)
      await someTimeLater()
      await expect(run('ship', orderNumber)).rejects.toThrow(`Order ${orderNumber} was shipped before.`)
      expect(await atNets()).toMatchObject({ chargedAmount: 13_800 })
      // Both were due at once, so either may leave first.
      expect((await mails()).toSorted()).toEqual(['confirmation', 'shipped'])
    })

    it('takes the money later when the provider is away', async () => {
      const { orderNumber, state } = await ordered()
      isNetsDown = true
      await run('ship', orderNumber)
      await someTimeLater()
      expect(await state()).toBe('Open capturing')
      expect(await run('order', orderNumber)).toMatch(/capture-payment +waits, 1 try +TypeError: fetch failed/)
      isNetsDown = false
      await someTimeLater()
      expect(await state()).toBe('Complete captured')
    })

    it('of a free order takes nothing', async () => {
      const shopper = createShopper(gateway.fetch, 'test_free')
      await shopper.add({ battery: 1 })
      await shopper.placeOrder({ customProperties: { cprNumber: '251248-9996' } })
      const [order] = await db.select().from(orders).where(eq(orders.shopId, 'test_free'))
      await run('ship', `test_free/${order?.orderNumber}`)
      await expect(run('refund', `test_free/${order?.orderNumber}`)).rejects.toThrow('nothing to refund')
      const asked = await db.select().from(outbox).where(eq(outbox.subjectId, order!.transactionId))
      expect(asked.map(({ kind }) => kind).toSorted()).toEqual(['confirmation', 'shipped'])
    })
  })

  describe('cancel', () => {
    it('releases the money and the use of the code', async () => {
      const { orderNumber, state, atNets, mails, transactionId } = await ordered({ promoCode: 'ONCE50' })
      const uses = () => db.$count(promoCodeUses, eq(promoCodeUses.transactionId, transactionId))
      expect(await uses()).toBe(1)
      await run('cancel', orderNumber)
      await someTimeLater()
      expect(await state()).toBe('Cancelled cancelled')
      expect(await atNets()).toMatchObject({ cancelledAmount: 8800 })
      // Both mails are due at once, in any order.
      expect((await mails()).toSorted()).toEqual(['cancelled', 'confirmation'])
      expect(await uses()).toBe(0)
      await expect(run('ship', orderNumber)).rejects.toThrow(`Order ${orderNumber} was cancelled.`)
      const logged = (await db.select().from(operatorLog))
        .slice(-3)
        .map(({ command, subject }) => `${command} ${subject}`)
      const name = `test_dk/${orderNumber}`
      expect(logged).toEqual([`cancel ${name}`, `ship ${name}`, `ship ${name} (failed)`])
    })

    it('is for what is not shipped, refund for what is', async () => {
      const { orderNumber } = await ordered()
      await expect(run('refund', orderNumber)).rejects.toThrow('is not shipped: it can only be cancelled')
      await run('ship', orderNumber)
      await expect(run('cancel', orderNumber)).rejects.toThrow('is being charged')
      await expect(run('refund', orderNumber)).rejects.toThrow('is being charged')
      await someTimeLater()
      await expect(run('cancel', orderNumber)).rejects.toThrow('is shipped: it can only be refunded')
    })
  })

  it('refund gives the money back, and tells the customer when that is done', async () => {
    const { orderNumber, state, atNets, mails } = await ordered()
    await run('ship', orderNumber)
    await someTimeLater()
    expect(await run('refund', orderNumber)).toBe(`Order ${orderNumber} is being refunded.`)
    expect(await mails()).not.toContain('refunded')
    await someTimeLater()
    expect(await state()).toBe('Complete refunded')
    expect(await atNets()).toMatchObject({ refundedAmount: 13_800 })
    expect(await mails()).toContain('refunded')
    await expect(run('refund', orderNumber)).rejects.toThrow('was refunded before')
  })

  describe('the operator sees', () => {
    it('the latest orders, of one shop or of all', async () => {
      const { orderNumber } = await ordered()
      const [latest = ''] = (await run('order', '--shop', 'test_dk')).split('\n')
      expect(latest).toMatch(
        new RegExp(String.raw`^\d{4}-\d\d-\d\d \d\d:\d\d  test_dk  ${orderNumber}  Open .*authorised .*138,00`),
      )
      expect(await run('order', '--shop', 'test_uk')).toBe('There are no orders.')
      expect(await run('order')).toContain(orderNumber)
      await expect(run('order', '--shop', 'test_no')).rejects.toThrow(
        'There is no shop "test_no", but test_dk, test_free',
      )
    })

    it('the shop’s time of an order, wherever the gateway runs [ORD-18]', async () => {
      const { orderNumber } = await ordered()
      const placedAt = new Date('2026-06-30T22:30:00Z')
      await db.update(orders).set({ placedAt }).where(eq(orders.orderNumber, orderNumber))
      onTestFinished(() => void vi.unstubAllEnvs())
      for (const zone of ['Pacific/Kiritimati', 'Pacific/Honolulu']) {
        vi.stubEnv('TZ', zone)
        expect(await run('order')).toMatch(new RegExp(`^2026-07-01 00:30 +test_dk +${orderNumber} `, 'm'))
        expect(await run('order', orderNumber)).toContain(`Order ${orderNumber} of test_dk, placed 2026-07-01 00:30\n`)
      }
    })

    it('what is in an order, where it goes and what was done about it', async () => {
      const { orderNumber, paymentId } = await ordered()
      const text = await run('order', orderNumber)
      for (const part of [
        '2 ×  BAT-312  Batteries 312',
        'Strandvejen 112',
        '2900 Hellerup',
        `payment ${paymentId} at nets by Visa`,
      ])
        expect(text).toContain(part)
      expect(text).toMatch(/confirmation +done/)
    })

    it('why an order cannot be found', async () => {
      await expect(run('ship')).rejects.toThrow(UsageError)
      await expect(run('ship', 'T1')).rejects.toThrow('There is no order T1.')
      await expect(run('cancel', 'T1', 'T2')).rejects.toThrow(UsageError)
      await expect(run('ship', 'T100001', '<b>')).rejects.toThrow('A tracking number has at most')
    })
  })
})
