import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { throttles } from '../../../access/throttle-tables.ts'
import { createDigests } from '../../../secrets/digests.ts'
import { cardForm, challengedCard, eventually, mobilePay, useAdyenShop } from '../../../../testing/test.ts'
import { transactions } from '../../../transactions/transaction-tables.ts'
import { recordPayment } from './adyen-payments.ts'
import { adyenCalls } from './adyen-tables.ts'

// Failures between browser, gateway and Adyen. No customer pays twice, and no paid order is lost.
const shop = useAdyenShop()

const PLACED = { status: 'Succeeded', orderPlaced: true }
const callsTo = (path: string) => shop.calls.filter((call) => call.path === path)

/** The customer pays on the external page and does not return. */
async function approve({ url }: { url: string }) {
  const payment = new URL(url).searchParams.get('payment') ?? ''
  const back = await shop.press('/bank/answer', { payment, answer: 'approve' })
  return { redirectResult: new URL(back).searchParams.get('redirectResult') }
}

/** Resolves when a query waits for a locked row. */
async function waitUntilBlocked() {
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`
  await eventually(async () => expect((await shop.db.execute(waiting)).rows).not.toEqual([]))
}

describe('Adyen’s faults', () => {
  beforeEach(() => shop.reset())

  describe('an answer of Adyen that is lost', () => {
    it('once is asked for again under the same key, so that one payment is made', async () => {
      let isLost = false
      shop.intercept(async (_call, send) => {
        const answer = await send()
        if (isLost) return answer
        isLost = true
        throw new TypeError('terminated')
      })
      const { pay, orders } = await shop.begin()
      expect((await pay()).body).toMatchObject(PLACED)
      const [first, second] = callsTo('/payments')
      expect(first?.key).toMatch(/^[\w-]{20,64}$/)
      expect(second).toEqual(first)
      await shop.afterWebhooks()
      expect(await orders()).toHaveLength(1)
    })

    it('altogether is no refusal; the webhook makes the order', async () => {
      await shop.scenario('never')
      shop.intercept(async ({ path }, send) => {
        const answer = await send()
        if (path === '/payments') throw new TypeError('terminated')
        return answer
      })
      const { pay, status, orders, transaction } = await shop.begin()
      expect(await pay()).toMatchObject({ status: 502, body: { errorCode: 'payment-provider-unavailable' } })
      expect([await status(), (await transaction()).status]).toEqual(['Pending', 'Pending'])
      await shop.deliverWebhooks()
      await shop.afterWebhooks()
      expect(await orders()).toHaveLength(1)
      expect(await status()).toBe('Succeeded')
    })

    it('of details is asked for again by a reload, under the same key', async () => {
      await shop.scenario('never')
      const { pay, goOn, orders } = await shop.begin()
      const details = await approve((await pay(mobilePay)).body.action)
      shop.intercept(async (_call, send) => {
        await send()
        throw new TypeError('terminated')
      })
      expect((await goOn(details)).status).toBe(502)
      shop.intercept((_call, send) => send())
      expect((await goOn(details)).body).toMatchObject(PLACED)
      expect(new Set(callsTo('/payments/details').map(({ key }) => key)).size).toBe(1)
      expect(await orders()).toHaveLength(1)
    })

    it('is not waited for when the webhook was faster', async () => {
      const { pay, goOn } = await shop.begin()
      const details = await approve((await pay(mobilePay)).body.action)
      await shop.afterWebhooks()
      expect((await goOn(details)).body).toMatchObject(PLACED)
      expect(callsTo('/payments/details')).toEqual([])
    })

    it('because the gateway died is found by the regular look at due payments, or by the next try', async () => {
      const { transactionId, pay, orders } = await shop.begin()
      await pay(challengedCard())
      const news = {
        pspReference: 'DIEDBEFOREORDER1',
        state: 'authorised',
        amountMinor: 13_800,
        currency: 'DKK',
      } as const
      await recordPayment(shop.db, { ...news, transactionId })
      await shop.db
        .update(transactions)
        .set({ providerReadAt: new Date(0) })
        .where(eq(transactions.id, transactionId))
      await shop.gateway.runDueJobs()
      expect(await orders()).toHaveLength(1)

      const other = await shop.begin()
      const askedAt = new Date(Date.now() - 91_000)
      await shop.db.insert(adyenCalls).values({ key: 'of the dead', transactionId: other.transactionId, askedAt })
      expect((await other.pay()).body).toMatchObject(PLACED)
    })
  })

  describe('a customer', () => {
    it('who presses many times at once pays once, and every press is answered alike', async () => {
      const { pay, orders } = await shop.begin()
      const answers = await Promise.all(Array.from({ length: 8 }, () => pay()))
      expect(new Set(answers.map(({ body }) => body.orderNumber)).size).toBe(1)
      for (const { body } of answers) expect(body).toMatchObject(PLACED)
      expect(callsTo('/payments')).toHaveLength(1)
      expect(await orders()).toHaveLength(1)
      expect((await pay()).body).toMatchObject(PLACED)
      expect(callsTo('/payments')).toHaveLength(1)
    })

    it('whose card is refused after several clicks is refused once', async () => {
      const { pay } = await shop.begin()
      const answers = await Promise.all(Array.from({ length: 4 }, () => pay(cardForm('DECLINED'))))
      for (const { body } of answers) expect(body).toMatchObject({ status: 'Refused' })
      expect(callsTo('/payments')).toHaveLength(1)
    })

    it('who pays in one tab cannot pay in the other, where the bank still asks', async () => {
      const { pay, goOn, orders, transactionId } = await shop.begin()
      const { action } = (await pay(challengedCard())).body
      expect((await pay()).body).toMatchObject(PLACED)
      const answered = { transStatus: 'Y', authorisationToken: action.authorisationToken }
      const threeDSResult = Buffer.from(JSON.stringify(answered)).toString('base64')
      expect((await goOn({ threeDSResult })).body).toMatchObject(PLACED)
      expect(callsTo('/payments/details')).toEqual([])
      expect(await orders()).toHaveLength(1)
      // The link to the bank's page is not stored.
      const kept = await shop.db.select().from(adyenCalls).where(eq(adyenCalls.transactionId, transactionId))
      expect(kept.map(({ answer }) => answer)).toEqual([{ status: 'Pending' }])
    })

    it('who pays at two other pages gets one order, and the second money back', async () => {
      const { pay, orders } = await shop.begin()
      const first = (await pay(mobilePay)).body.action
      const second = (await pay(mobilePay)).body.action
      await approve(first)
      await shop.afterWebhooks()
      await approve(second)
      await shop.afterWebhooks()
      expect(await orders()).toHaveLength(1)
      const released = shop.calls.filter(({ path }) => path.endsWith('/reversals'))
      expect(released).toHaveLength(1)
      await shop.gateway.runDueJobs()
      expect(shop.calls.filter(({ path }) => path.endsWith('/reversals'))).toHaveLength(1)
    })

    it('who changes the cart cannot pay for the one before, not even by going on', async () => {
      const { shopper, pay, goOn } = await shop.begin()
      const details = { redirectResult: 'from-the-bank' }
      expect((await pay(mobilePay)).body.action).toBeDefined()
      await shopper.add({ battery: 1 })
      await shopper.placeOrder()
      await shop.gateway.runDueJobs()
      expect((await pay()).body).toMatchObject({ status: 'Cancelled', orderPlaced: false })
      expect((await goOn(details)).body).toMatchObject({ status: 'Cancelled' })
      expect(callsTo('/payments')).toHaveLength(1)
    })

    it('who orders again in another tab while this one starts to pay is not charged for the first order', async () => {
      const { pay, again, transactionId } = await shop.begin()
      const key = createDigests(shop.gateway.settings.secret).digest('throttle', `payment-try ${transactionId}`)
      const paying = await shop.db.transaction(async (tx) => {
        // The gateway counts the attempts between reading the order and paying.
        await tx.insert(throttles).values({ key, count: 0, windowEndsAt: new Date() })
        const pressed = pay()
        await waitUntilBlocked()
        await again()
        return { pressed }
      })
      expect(await paying.pressed).toMatchObject({ status: 404 })
      expect(callsTo('/payments')).toEqual([])
    })

    it('who paid for it on the external page has an order', async () => {
      const { shopper, pay, orders } = await shop.begin()
      const { action } = (await pay(mobilePay)).body
      await shopper.add({ battery: 1 })
      await shopper.placeOrder()
      await shop.gateway.runDueJobs()
      await approve(action)
      await shop.afterWebhooks()
      expect(await orders()).toHaveLength(1)
    })
  })

  describe('a code for one order', () => {
    it('is held by the visitor who starts to pay first; the other one learns it before paying', async () => {
      const [one, other] = [await shop.begin('ONCE50'), await shop.begin('ONCE50')]
      expect((await one.pay(challengedCard())).body.action).toBeDefined()
      expect(await other.pay()).toMatchObject({ status: 409, body: { errorCode: 'coupon-used-up' } })
      expect(callsTo('/payments')).toHaveLength(1)
      // The use stays with the visitor who tries again.
      expect((await one.pay(cardForm('DECLINED'))).body).toMatchObject({ status: 'Refused' })
      expect((await one.pay()).body).toMatchObject(PLACED)
    })
  })

  describe('a stranger', () => {
    it('who brings what another order’s bank gave back pays nothing with it', async () => {
      const victim = await shop.begin()
      const thief = await shop.begin()
      const details = await approve((await victim.pay(mobilePay)).body.action)
      await thief.pay(mobilePay)
      expect((await thief.goOn(details)).body).toMatchObject({ status: 'Error', orderPlaced: false })
      await shop.afterWebhooks()
      expect([await thief.orders(), (await victim.orders()).length]).toEqual([[], 1])
    })

    it('pays nothing either if only the webhook says whose money it is', async () => {
      await shop.scenario('never')
      const victim = await shop.begin()
      const thief = await shop.begin()
      const details = await approve((await victim.pay(mobilePay)).body.action)
      shop.intercept(async (_call, send) => {
        const { merchantReference: _, ...answer } = await (await send()).json()
        return Response.json(answer)
      })
      await thief.pay(mobilePay)
      expect((await thief.goOn(details)).body).toMatchObject({ status: 'Pending', orderPlaced: false })
      await shop.deliverWebhooks()
      await shop.afterWebhooks()
      expect([await thief.orders(), (await victim.orders()).length]).toEqual([[], 1])
    })

    it('[RES-17] who returns from the bank in another browser hands in the result there, once', async () => {
      await shop.scenario('never')
      const { transactionId, correlationId, pay, orders } = await shop.begin()
      const { shopper: elsewhere } = await shop.begin()
      const details = await approve((await pay(mobilePay)).body.action)
      const handIn = () => elsewhere.post('/payments/paymentDetails', { details, transactionId, correlationId })
      expect([(await handIn()).body, (await handIn()).body]).toMatchObject([PLACED, PLACED])
      expect(callsTo('/payments/details')).toHaveLength(1)
      expect(await orders()).toHaveLength(1)
    })

    it('who tries one card after the other is stopped', async () => {
      const { pay } = await shop.begin()
      for (let tries = 0; tries < 20; tries++) expect((await pay(cardForm('DECLINED'))).status).toBe(200)
      expect((await pay()).status).toBe(429)
      expect(callsTo('/payments')).toHaveLength(20)
    }, 20_000)
  })

  it('says that it failed when Adyen does not take the request, and lets the customer try again', async () => {
    const { pay } = await shop.begin()
    const unreadable = { paymentMethod: { ...cardForm().paymentMethod, encryptedCardNumber: 'adyenjs_0_1_25$x' } }
    const failed = { status: 'Error', orderPlaced: false, errorMessage: 'PaymentError' }
    expect((await pay(unreadable)).body).toMatchObject(failed)
    expect(callsTo('/payments')).toHaveLength(1)
    expect((await pay()).body).toMatchObject(PLACED)
  })
})
