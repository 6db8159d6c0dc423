import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { alarms } from '../../../alarms/alarm-tables.ts'
import { moneyFact } from '../../../model/money-movements.ts'
import { runCommand } from '../../../operator/commands.ts'
import { orders } from '../../../orders/order-tables.ts'
import { outbox } from '../../../outbox/outbox-tables.ts'
import { sureOperator } from '../../../../testing/sample-operator.ts'
import { useTestGateway } from '../../../../testing/test-gateway.ts'
import { createGatewaySandboxes } from '../../../../testing/providers/sandboxes.ts'
import { createShopper } from '../../../../testing/shopper.ts'
import { createNetsApi, outcomeOf } from './nets-api.ts'
import { ALARM_EVENTS, IGNORED_EVENTS, MONEY_EVENTS, REGISTERED_EVENTS } from './nets-events.ts'
import { movementsOf } from './nets-operations.ts'
import { readNetsSettings } from './nets-settings.ts'
import { eventually } from '../../../../testing/eventually.ts'

const settings = readNetsSettings({ SITE_ENV: 'local' })

// What Nets publishes in "Track events using webhooks" (developer.nexigroup.com), typed by hand.
const PUBLISHED = `payment.created payment.reservation.created payment.reservation.created.v2 payment.reservation.failed
  payment.checkout.completed payment.charge.created payment.charge.created.v2 payment.charge.failed
  payment.charge.failed.v2 payment.cancel.created payment.cancel.failed payment.refund.initiated
  payment.refund.initiated.v2 payment.refund.completed payment.refund.failed`.split(/\s+/)

const sandboxes = createGatewaySandboxes((...request) => gateway.fetch(...request), { now: () => (clock += 130_000) })
let clock = 0
const gateway = useTestGateway({ platform: { fetch: sandboxes.fetch } })
const { db } = gateway

/** An order that is paid with Nets, and the actions of the shop in Nets' portal. */
async function ordered() {
  const shopper = createShopper(gateway.fetch)
  const { transactionId, paymentId } = await shopper.ordersAtNets({ battery: 2 })
  await sandboxes.payAtNets(paymentId)
  const find = async () => (await db.select().from(orders).where(eq(orders.transactionId, transactionId)))[0]
  await eventually(async () => expect(await find()).toBeDefined())
  const reconcileAll = async () => {
    await gateway.background.idle()
    await db.update(outbox).set({ dueAt: new Date(0) })
    await gateway.runDueJobs()
  }
  await reconcileAll()
  const raised = async () =>
    (await db.select().from(alarms).where(eq(alarms.subjectId, transactionId))).map(({ kind }) => kind)
  return {
    transactionId,
    paymentId,
    reconcileAll,
    run: async (command: string) => runCommand(db, command, [`test_dk/${(await find())?.orderNumber}`], sureOperator),
    standing: async () => {
      const order = await find()
      return [`${order?.status} ${order?.paymentStatus}`, ...(await raised()).toSorted()].join(' ')
    },
    inPortal: (path: string) =>
      sandboxes.fetch(`${settings.apiBase}/v1${path}`, {
        method: 'POST',
        headers: { authorization: settings.secretKey, 'content-type': 'application/json' },
        body: JSON.stringify({ amount: 13_800 }),
      }),
  }
}

const payment = {
  paymentId: 'p1',
  orderDetails: { amount: 13_800, currency: 'DKK', reference: 't1' },
  charges: [],
  refunds: [],
}
async function read(part: object) {
  const answer = () => Promise.resolve(Response.json({ payment: { ...payment, ...part } }))
  return await createNetsApi(answer, settings).read('p1')
}

const refunds = (state: string) => [{ refundId: 'r1', amount: 13_800, state }]

describe('Nets’s events', () => {
  beforeEach(() => {
    return () => vi.restoreAllMocks()
  })

  describe('an event', () => {
    it('of every published name stands in one of three lists, and no other name does', () => {
      const listed = [...MONEY_EVENTS, ...ALARM_EVENTS, ...IGNORED_EVENTS]
      expect(listed.toSorted()).toEqual(PUBLISHED.toSorted())
      expect(REGISTERED_EVENTS).toEqual([...MONEY_EVENTS, ...ALARM_EVENTS])
    })

    it.each(PUBLISHED)('%s is taken and moves nothing that Nets’ books do not show [PAY-32]', async (event) => {
      const { paymentId, standing, reconcileAll } = await ordered()
      const posted = await gateway.fetch('http://gateway.test/webhooks/nets', {
        method: 'POST',
        headers: { authorization: settings.webhookAuthorization },
        body: JSON.stringify({ id: crypto.randomUUID(), event, data: { paymentId } }),
      })
      expect(posted.status).toBe(200)
      await reconcileAll()
      const isAlarm = (ALARM_EVENTS as readonly string[]).includes(event)
      expect(await standing()).toBe(isAlarm ? 'Open authorised provider-notice' : 'Open authorised')
    })
  })

  it('a cancellation in the vendor’s portal is an alarm, and nothing is shipped for it [PAY-31]', async () => {
    const { paymentId, inPortal, reconcileAll, standing, run } = await ordered()
    await inPortal(`/payments/${paymentId}/cancels`)
    // The webhook may arrive after the first look.
    const look = async () => {
      await reconcileAll()
      expect(await standing()).toBe('Open released money-released')
    }
    await eventually(look)
    await expect(run('ship')).rejects.toThrow('its reserved money was released')
  })

  it.each([
    [{ reservedAmount: 13_800, cancelledAmount: 13_800 }, { kind: 'cancelled' }],
    [
      { reservedAmount: 13_800, cancelledAmount: 800 },
      { kind: 'paid', amountMinor: 13_000 },
    ],
    [
      { reservedAmount: 13_800, chargedAmount: 13_800 },
      { kind: 'paid', amountMinor: 13_800, isCaptured: true },
    ],
  ])('a payment with the sums %j is %j: only cancelling the whole amount cancels it', async (summary, outcome) => {
    expect(outcomeOf(await read({ summary }), null)).toMatchObject(outcome)
  })

  it.each([
    ['Completed', 'refunded', []],
    ['Pending', 'captured', []],
    ['Failed', 'captured', ['r1']],
  ])('a refund that is %s leaves the money %s', async (state, fact, failedOperations) => {
    const summary = { reservedAmount: 13_800, chargedAmount: 13_800, refundedAmount: 13_800 }
    const movements = movementsOf(await read({ summary, refunds: refunds(state) }))
    expect([moneyFact(13_800, movements), movements.failedOperations]).toEqual([fact, failedOperations])
  })
})
