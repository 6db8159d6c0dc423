import { createHmac } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { alarms } from '../../../alarms/alarm-tables.ts'
import { outbox } from '../../../outbox/outbox-tables.ts'
import { useAdyenShop, mobilePay } from '../../../../testing/providers/adyen-shop.ts'
import { transactions } from '../../../transactions/transaction-tables.ts'
import { readAdyenSettings } from './adyen-settings.ts'
import { judgeWebhook, readAdyenEvent } from './adyen-webhook.ts'

const shop = useAdyenShop()

const KEY = '0123456789ABCDEF'.repeat(4)

/** An event as Adyen documents it, about a payment whose answer was lost. */
function itemOf(merchantReference: string, changes: Record<string, unknown> = {}) {
  return {
    eventCode: 'AUTHORISATION',
    success: 'true',
    eventDate: '2026-11-22T06:37:11+01:00',
    merchantAccountCode: 'HearingShopSandbox',
    pspReference: `${merchantReference}-psp`,
    merchantReference,
    amount: { value: 13_800, currency: 'DKK' },
    paymentMethod: 'visa',
    reason: '033899:1111:03/2030',
    ...changes,
  }
}

/** Signs an event as Adyen documents it, independently of the code. */
function signed(item: ReturnType<typeof itemOf> & { originalReference?: string }, key = KEY) {
  const { pspReference, originalReference = '', merchantAccountCode, merchantReference, amount } = item
  const text = `${pspReference}:${originalReference}:${merchantAccountCode}:${merchantReference}:${amount.value}:${amount.currency}:${item.eventCode}:${item.success}`
  const hmacSignature = createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('base64')
  return { NotificationRequestItem: { ...item, additionalData: { hmacSignature, cardSummary: '1111' } } }
}
const bodyOf = (...notificationItems: object[]) => JSON.stringify({ live: 'false', notificationItems })

async function post(...items: object[]) {
  const body = bodyOf(...items)
  const { status } = await shop.gateway.fetch('http://gateway.test/webhooks/adyen', { method: 'POST', body })
  await shop.gateway.background.idle()
  return status
}

const alarmsAbout = (subjectId: string) => shop.db.select().from(alarms).where(eq(alarms.subjectId, subjectId))

/** A payment on an external page. Only webhooks report its outcome. */
async function begin() {
  const begun = await shop.begin()
  await begun.pay(mobilePay)
  const held = async () =>
    (await shop.db.select().from(transactions).where(eq(transactions.id, begun.transactionId)))[0]?.heldBecause
  return { ...begun, held, event: (changes = {}) => itemOf(begun.transactionId, changes) }
}

describe('Adyen’s webhook', () => {
  beforeEach(() => shop.reset())

  describe('a signature', () => {
    const item = itemOf('T-100042', { pspReference: '7914073381342284', amount: { value: 12_900, currency: 'DKK' } })
    const key = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'
    const hmacSignature = 'w8S11lf8LYY56Zhx9fc+BQ22BJUDhenuN0iBR0tEvg4='
    const settings = readAdyenSettings({ SITE_ENV: 'local', ADYEN_HMAC_KEY: key })
    const body = (changes = {}) =>
      bodyOf({ NotificationRequestItem: { ...item, additionalData: { hmacSignature }, ...changes } })

    it('is Adyen’s own for their published example; only what is needed is kept', () => {
      const [message = ''] = judgeWebhook(body(), settings).messages
      expect(readAdyenEvent(message)).toMatchObject({ merchantReference: 'T-100042', success: 'true' })
      expect(message).not.toMatch(/1111|hmac|cardSummary/)
    })

    it.each([
      { success: 'false' },
      { merchantReference: 'T-100043' },
      { amount: { value: 1, currency: 'DKK' } },
      { additionalData: { hmacSignature: '' } },
      { additionalData: {} },
    ])('is nothing for another text: %j', (changes) => {
      expect(judgeWebhook(body(changes), settings)).toEqual({ messages: [], unproven: ['not-signed'], dropped: [] })
    })

    it.each(['', 'null', '{}', '{"notificationItems":[]}', '[{"a":1}]'])('is missing in %s', (text) => {
      expect(judgeWebhook(text, settings)).toEqual({ messages: [], unproven: ['not-understood'], dropped: [] })
    })
  })

  describe('a webhook', () => {
    it.each([42, { brand: 'visa' }, 'x'.repeat(200), '4111111111111111', ''])(
      'that is odd about how it was paid places the order, and is not kept: %j',
      async (paymentMethod) => {
        const { orders, event, transactionId } = await begin()
        expect(await post(signed(event({ paymentMethod })))).toBe(200)
        expect(await orders()).toHaveLength(1)
        expect(await shop.db.select().from(transactions).where(eq(transactions.id, transactionId))).toMatchObject([
          { paymentMethod: null },
        ])
      },
    )

    it('[PAY-32] [RUN-20] is always accepted, each item is checked by itself, and only signed ones raise an alarm', async () => {
      const { orders, event, transactionId } = await begin()
      const forged = signed(event(), '00'.repeat(32))
      expect(await post(forged)).toBe(200)
      expect(await orders()).toEqual([])
      const odd = { NotificationRequestItem: { eventCode: 7 } }
      expect(await post(forged, odd, signed(event()), signed(event({ eventCode: 'NEVER_HEARD_OF' })))).toBe(200)
      expect(await orders()).toHaveLength(1)
      const dropped = await alarmsAbout('adyen')
      expect(dropped).toMatchObject([{ kind: 'webhook-dropped', count: 1, detail: 'unknown-event' }])
      expect(await alarmsAbout(transactionId)).toEqual([])
    })

    it('is accepted with a signature of the previous key while keys are replaced', () => {
      const environment = { SITE_ENV: 'local', ADYEN_HMAC_KEY: 'AB'.repeat(32), ADYEN_PREVIOUS_HMAC_KEY: KEY }
      const body = bodyOf(signed(itemOf('T-1')))
      expect(judgeWebhook(body, readAdyenSettings(environment)).messages).toHaveLength(1)
      expect(judgeWebhook(body, readAdyenSettings({ ...environment, ADYEN_PREVIOUS_HMAC_KEY: '' })).messages).toEqual(
        [],
      )
    })

    it('of the test system moves no real money, nor the other way round', () => {
      const live = { SITE_ENV: 'production', ADYEN_LIVE_URL_PREFIX: 'x1', ADYEN_HMAC_KEY: KEY }
      const account = { ADYEN_MERCHANT_ACCOUNT: 'HearingShopSandbox' }
      const body = bodyOf(signed(itemOf('T-1')))
      const ofLive = body.replace('"live":"false"', '"live":"true"')
      const settings = readAdyenSettings({ ...live, ...account })
      expect(judgeWebhook(body, settings)).toEqual({ messages: [], unproven: [], dropped: ['other-mode'] })
      expect(judgeWebhook(ofLive, settings).messages).toHaveLength(1)
      expect(judgeWebhook(body.replace('AUTHORISATION', 'CAPTURE'), settings).unproven).toEqual(['not-signed'])
      expect(judgeWebhook(ofLive, readAdyenSettings({ SITE_ENV: 'local' })).messages).toEqual([])
    })

    it('may bring several events, each of which counts once, however often it comes', async () => {
      const [one, other] = [await begin(), await begin()]
      const items = [signed(one.event()), signed(other.event())]
      for (let times = 0; times < 3; times++) expect(await post(...items)).toBe(200)
      expect([(await one.orders()).length, (await other.orders()).length]).toEqual([1, 1])
    })

    it.each([
      ['amount-differs', { amount: { value: 13_801, currency: 'DKK' } }],
      ['currency-differs', { amount: { value: 13_800, currency: 'SEK' } }],
    ])('of another sum makes no order but work for a person: %s', async (why, changes) => {
      const { pay, orders, held, event, status } = await begin()
      await post(signed(event(changes)))
      expect([await orders(), await held(), await status()]).toEqual([[], why, 'Pending'])
      expect((await pay()).body).toMatchObject({ status: 'Pending', orderPlaced: false })
    })

    it('of a refusal lets the customer try again, and takes back no order when it comes late', async () => {
      const { pay, orders, status, event } = await begin()
      await post(signed(event({ success: 'false', pspReference: 'FIRST-TRY' })))
      await post(signed(event()))
      await post(signed(event({ success: 'false' })))
      expect([await orders(), await status()]).toMatchObject([[{}], 'Succeeded'])
      expect((await pay()).body).toMatchObject({ orderPlaced: true })
    })

    it('that reports a release first places no order for events that follow', async () => {
      const { pay, orders, event } = await begin()
      const changes = { eventCode: 'CANCELLATION', pspReference: 'MODIFICATION', originalReference: 'RELEASED' }
      await post(signed({ ...event(changes) }))
      await post(signed(event({ pspReference: 'RELEASED' })))
      expect(await orders()).toEqual([])
      expect((await pay()).body).toMatchObject({ orderPlaced: true })
    })

    it.each(['OFFER_CLOSED', 'EXPIRE', 'TECHNICAL_CANCEL'])('%s ends a try, not the order', async (eventCode) => {
      const { pay, status, event } = await begin()
      await post(signed(event({ eventCode })))
      expect((await pay()).body).toMatchObject({ orderPlaced: true })
      await post(signed(event({ eventCode })))
      expect(await status()).toBe('Succeeded')
    })

    it('of another account, another system or a kind without consequence changes nothing and leaves no work', async () => {
      const { orders, event } = await begin()
      const strange = [
        signed(event({ merchantAccountCode: 'AnotherShop' })),
        signed(event({ eventCode: 'REPORT_AVAILABLE' })),
        signed(itemOf('no-transaction-of-ours')),
      ]
      expect(await post(...strange)).toBe(200)
      expect(await orders()).toEqual([])
      const waiting = and(eq(outbox.kind, 'webhook'), isNull(outbox.doneAt))
      expect(await shop.db.$count(outbox, waiting)).toBe(0)
    })
  })
})
