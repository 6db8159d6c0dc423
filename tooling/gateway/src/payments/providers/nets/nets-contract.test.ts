import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { anyTransaction } from '../../../../testing/draft-of.ts'
import { createNetsApi, outcomeOf } from './nets-api.ts'
import { REGISTERED_EVENTS } from './nets-events.ts'
import { netsPayment } from './nets-payment.ts'
import { readNetsSettings } from './nets-settings.ts'
import { readNetsEvent } from './nets-webhook.ts'

// What Nexi publishes, typed by hand. Requests and answers: developer.nexigroup.com/nexi-checkout/en-EU/api/payment-v1.
// Webhooks: developer.nexigroup.com/nexi-checkout/en-EU/api/webhooks.

const settings = readNetsSettings({
  SITE_ENV: 'production',
  NETS_WEBHOOK_AUTH: 'a1b2c3d4e5f6',
  GATEWAY_PUBLIC_URL: 'https://api.shop.example',
})

/** "The following special characters are not supported: <,>,\\", at most 128 characters. */
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(128), v.regex(/^[^<>\\]*$/))
/** The same without quotes and ampersand. */
const plain = v.pipe(name, v.regex(/^[^'"&]*$/))
const int32 = v.pipe(v.number(), v.integer(), v.minValue(-(2 ** 31)), v.maxValue(2 ** 31 - 1))
const country = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/), v.notValue('FRO'))
const address = v.strictObject({
  addressLine1: plain,
  addressLine2: v.optional(plain),
  postalCode: v.pipe(v.string(), v.minLength(1), v.maxLength(25), v.regex(/^\S+$/)),
  city: plain,
  country,
})
const person = v.strictObject({ firstName: plain, lastName: plain })
const payer = {
  reference: v.optional(plain),
  email: v.string(),
  billingAddress: v.optional(address),
  shippingAddress: v.optional(address),
  phoneNumber: v.optional(
    v.strictObject({
      prefix: v.pipe(v.string(), v.regex(/^\+\d{1,3}$/)),
      number: v.pipe(v.string(), v.regex(/^\d+$/)),
    }),
  ),
}
const EVENTS = [
  'payment.created',
  'payment.reservation.created',
  'payment.reservation.created.v2',
  'payment.reservation.failed',
  'payment.checkout.completed',
  'payment.charge.created',
  'payment.charge.created.v2',
  'payment.charge.failed',
  'payment.charge.failed.v2',
  'payment.refund.initiated',
  'payment.refund.initiated.v2',
  'payment.refund.completed',
  'payment.refund.failed',
  'payment.cancel.created',
  'payment.cancel.failed',
] as const
const item = v.strictObject({
  reference: name,
  name,
  quantity: v.pipe(v.number(), v.minValue(0)),
  unit: plain,
  unitPrice: int32,
  taxRate: v.pipe(int32, v.minValue(0), v.maxValue(99_999)),
  taxAmount: int32,
  netTotalAmount: int32,
  grossTotalAmount: int32,
})
const request = v.strictObject({
  order: v.strictObject({
    items: v.array(item),
    amount: v.pipe(int32, v.minValue(1)),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    reference: plain,
  }),
  checkout: v.strictObject({
    integrationType: v.literal('EmbeddedCheckout'),
    url: v.pipe(v.string(), v.url(), v.maxLength(256)),
    termsUrl: v.pipe(v.string(), v.url(), v.maxLength(128)),
    merchantTermsUrl: v.pipe(v.string(), v.url(), v.maxLength(256)),
    charge: v.literal(false),
    merchantHandlesConsumerData: v.literal(true),
    countryCode: v.optional(country),
    // "either a privatePerson or a company, not both"
    consumer: v.union([
      v.strictObject({ ...payer, privatePerson: person }),
      v.strictObject({ ...payer, company: v.strictObject({ name: plain, contact: person }) }),
    ]),
    appearance: v.strictObject({
      displayOptions: v.strictObject({ showMerchantName: v.boolean(), showOrderSummary: v.boolean() }),
      textOptions: v.strictObject({
        completePaymentButtonText: v.picklist([
          'pay',
          'purchase',
          'order',
          'book',
          'reserve',
          'signup',
          'subscribe',
          'accept',
        ]),
      }),
    }),
  }),
  notifications: v.strictObject({
    webHooks: v.pipe(
      v.array(
        v.strictObject({
          eventName: v.picklist(EVENTS),
          url: v.pipe(v.string(), v.url(), v.startsWith('https://'), v.maxLength(256)),
          authorization: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{8,64}$/)),
        }),
      ),
      v.maxLength(32),
    ),
  }),
})

/** GET /v1/payments/{id}: "amounts are absent until they happen". */
const answer = (summary: object, more: object = {}) => ({
  payment: {
    paymentId: '025400006091b1ef6937598058c4e487',
    summary,
    consumer: { shippingAddress: {}, company: {}, privatePerson: {}, billingAddress: {} },
    paymentDetails: {
      paymentType: 'CARD',
      paymentMethod: 'Visa',
      invoiceDetails: {},
      cardDetails: { maskedPan: '492500******0004' },
    },
    orderDetails: { amount: 13_800, currency: 'DKK', reference: 't-1' },
    checkout: { url: 'https://shop.example/payments/t-1/c-1', cancelUrl: null },
    created: new Date().toISOString().replace('Z', '0000+00:00'),
    ...more,
  },
})
const paid = { kind: 'paid', amountMinor: 13_800, currency: 'DKK', reference: 't-1', paymentMethod: 'visa' }

describe('Nets’s requests', () => {
  it('[API-22] asks for nothing but what Nexi documents, whatever customers type', () => {
    fc.assert(
      fc.property(anyTransaction(9000), (transaction) => {
        fc.pre(transaction.amountMinor > 0)
        const { order } = v.parse(request, netsPayment(transaction, settings))
        expect(order.items.reduce((sum, one) => sum + one.grossTotalAmount, 0)).toBe(order.amount)
      }),
    )
  })

  it.each([
    ['nothing has happened', answer({}), { kind: 'open' }],
    ['the money is reserved', answer({ reservedAmount: 13_800 }), paid],
    [
      'it is charged',
      answer({ reservedAmount: 13_800, chargedAmount: 13_800 }, { charges: [{ chargeId: 'c-1', amount: 13_800 }] }),
      { ...paid, isCaptured: true },
    ],
    ['it is terminated', answer({}, { terminated: '2026-11-20T10:00:00.0000+00:00' }), { kind: 'cancelled' }],
    ['nobody paid in 48 hours', answer({}, { created: '2026-01-01T10:00:00.0000+00:00' }), { kind: 'cancelled' }],
  ])('[API-22] reads an answer of Nexi where %s', async (_what, given, outcome) => {
    const api = createNetsApi(() => Promise.resolve(Response.json(given)), settings)
    expect(outcomeOf(await api.read('p'), new Date())).toEqual(outcome)
  })

  // Older events carry `merchantId`, those of version 2 `merchantNumber`.
  it.each(REGISTERED_EVENTS.flatMap((event) => [[event, 'merchantId'] as const, [event, 'merchantNumber'] as const]))(
    '[API-22] reads the webhook %s with %s: which payment, and under which name it comes again',
    (event, merchant) => {
      const id = 'c25c557f0abb4ac4b1cc07f64e5d0c7f'
      const order = { amount: { amount: 13_800, currency: 'DKK' }, reference: 't-1', orderItems: [] }
      const data = { order, error: { code: '25', message: 'Refused', source: 'issuer' }, paymentId: '0254' }
      const message = JSON.stringify({
        id,
        [merchant]: 100_017_120,
        timestamp: '2026-11-20T10:00:00.0000+00:00',
        event,
        data,
      })
      expect(readNetsEvent(message)).toMatchObject({ key: `${event}:${id}`, paymentId: '0254', transactionId: 't-1' })
    },
  )
})
