import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { moneyFact } from '../../../model/money-movements.ts'
import { draftOf } from '../../../../testing/draft-of.ts'
import { createGatewaySandboxes } from '../../../../testing/providers/sandboxes.ts'
import type { PaidTransaction, Transaction } from '../../../transactions/transaction-store.ts'
import { createCheckoutApi } from './klarna-checkout.ts'
import { createKlarnaClient } from './klarna-client.ts'
import { createOrdersApi, outcomeOf } from './bought-order.ts'
import { readKlarnaSettings } from './klarna-settings.ts'

// The answers that the vendor publishes, typed by hand: the models of the order management API, which its generated
// libraries list (github.com/vismutx/klarna-order-management-api-php, docs/Model), and the checkout API v3 (docs.kustom.co).

const text = (longest: number) => v.optional(v.pipe(v.string(), v.maxLength(longest)))
const minor = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)))
const moment = v.optional(v.pipe(v.string(), v.isoTimestamp()))
const country = v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/i)))
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))
const address = v.strictObject({
  given_name: text(100),
  family_name: text(100),
  organization_name: text(100),
  title: text(20),
  street_address: text(100),
  street_address2: text(100),
  postal_code: text(10),
  city: text(200),
  region: text(200),
  country,
  email: text(100),
  phone: text(100),
})
const lines = v.array(v.looseObject({ name: v.string(), quantity: v.number(), total_amount: v.number() }))
const managedOrder = v.strictObject({
  order_id: text(255),
  status: v.picklist(['AUTHORIZED', 'PART_CAPTURED', 'CAPTURED', 'CANCELLED', 'EXPIRED', 'CLOSED']),
  fraud_status: v.optional(v.picklist(['ACCEPTED', 'PENDING', 'REJECTED'])),
  order_amount: minor,
  original_order_amount: minor,
  captured_amount: minor,
  refunded_amount: minor,
  remaining_authorized_amount: minor,
  purchase_currency: currency,
  purchase_country: country,
  locale: v.optional(v.string()),
  order_lines: v.optional(lines),
  merchant_reference1: text(255),
  merchant_reference2: text(255),
  klarna_reference: v.optional(v.string()),
  customer: v.optional(v.looseObject({})),
  billing_address: v.optional(address),
  shipping_address: v.optional(address),
  created_at: moment,
  expires_at: moment,
  captures: v.optional(
    v.array(v.looseObject({ capture_id: v.string(), captured_amount: v.number(), captured_at: v.string() })),
  ),
  refunds: v.optional(v.array(v.looseObject({ refunded_amount: v.number(), refunded_at: v.string() }))),
  merchant_data: v.optional(v.string()),
  initial_payment_method: v.optional(v.looseObject({ type: v.optional(v.string()) })),
  selected_shipping_option: v.optional(v.looseObject({})),
})
const checkoutOrder = v.looseObject({
  order_id: v.pipe(v.string(), v.nonEmpty()),
  status: v.picklist(['checkout_incomplete', 'checkout_complete']),
  purchase_currency: currency,
  order_amount: v.number(),
  order_lines: lines,
  html_snippet: v.pipe(v.string(), v.nonEmpty()),
  billing_address: v.optional(address),
  shipping_address: v.optional(address),
  started_at: moment,
  completed_at: moment,
  last_modified_at: moment,
})
const refusal = v.strictObject({
  error_code: v.pipe(v.string(), v.regex(/^[A-Z_]+$/)),
  error_messages: v.array(v.string()),
  correlation_id: v.string(),
})

const settings = readKlarnaSettings({ SITE_ENV: 'local' })
const draft = draftOf([{ cost: 12_900, quantity: 1, vatRate: 2500, isExempt: false }], { basisPoints: 0, code: false })
const transaction = {
  id: 'T-1',
  correlationId: 'C-1',
  amountMinor: draft.totals.total,
  currency: 'DKK',
  draft: { ...draft, origin: 'https://shop.example' },
} as Transaction

/** An order at the sandbox with recorded answers. */
async function draftOrder() {
  const sandboxes = createGatewaySandboxes(() => Promise.resolve(new Response()))
  const answers: { call: string; status: number; body: unknown }[] = []
  const call = createKlarnaClient(settings, async (...sent) => {
    const request = new Request(...sent)
    const answer = await sandboxes.fetch(request.clone())
    const body: unknown = await answer
      .clone()
      .json()
      .catch(() => undefined)
    answers.push({ call: `${request.method} ${new URL(request.url).pathname}`, status: answer.status, body })
    return answer
  })
  const checkout = createCheckoutApi(call, settings)
  const paymentId = await checkout.create(transaction)
  const buy = () =>
    sandboxes.post(`/checkout/orders/${paymentId}/buy`, {
      method: 'invoice',
      approved: true,
      address: { email: 'karin@example.se', given_name: 'Karin' },
    })
  const paid = { ...transaction, paymentId } as PaidTransaction
  return { answers, buy, checkout, paid, paymentId, orders: createOrdersApi(call) }
}

const minorUnits = fc.integer({ min: 0, max: 500_000 })
const published = fc.record(
  {
    order_id: fc.uuid(),
    status: fc.constantFrom('AUTHORIZED', 'PART_CAPTURED', 'CAPTURED', 'CANCELLED', 'EXPIRED', 'CLOSED'),
    fraud_status: fc.constantFrom('ACCEPTED', 'PENDING', 'REJECTED'),
    order_amount: fc.constant(12_900),
    captured_amount: fc.constantFrom(0, 900, 12_900),
    refunded_amount: fc.constantFrom(0, 900, 12_900),
    remaining_authorized_amount: minorUnits,
    original_order_amount: minorUnits,
    purchase_currency: fc.constant('DKK'),
    merchant_reference1: fc.constantFrom('T-1', 'O-1', ''),
    merchant_reference2: fc.constantFrom('T-1', ''),
    klarna_reference: fc.string({ maxLength: 20 }),
    billing_address: fc.constantFrom({}, { street_address: 'Storgatan 1', country: 'se', title: 'Fru' }),
    shipping_address: fc.constantFrom({}, { street_address: 'Storgatan 1', region: 'Skåne' }),
    captures: fc.constant([{ capture_id: 'c', captured_amount: 900, captured_at: '2026-01-01T00:00:00Z' }]),
    initial_payment_method: fc.constantFrom({ type: 'SWISH' }, { type: 'PAY_IN_X', number_of_installments: 3 }),
  },
  { requiredKeys: ['status', 'order_amount', 'purchase_currency'] },
)

describe('Klarna’s answers', () => {
  it('[API-20] the stand-in for Kustom answers as the vendor publishes, in every state of an order [PAY-32]', async () => {
    const { answers, buy, checkout, orders, paid, paymentId } = await draftOrder()
    expect(await orders.read(paymentId)).toBeUndefined()
    expect((await checkout.read(paymentId))?.isComplete).toBe(false)
    await buy()
    expect((await checkout.read(paymentId))?.isComplete).toBe(true)
    await orders.acknowledge(paymentId, 'O-1')
    const facts: string[] = []
    const look = async () => facts.push(moneyFact(paid.amountMinor, await orders.readMoney(paid)))
    await look()
    expect(await orders.refund(paid, 1)).toMatchObject({ isAccepted: false })
    expect(await orders.capture(paid, 1)).toMatchObject({ isAccepted: true })
    await look()
    expect(await orders.refund(paid, 2)).toMatchObject({ isAccepted: true })
    await look()
    expect(facts).toEqual(['reserved', 'captured', 'refunded'])
    for (const { call, status, body } of answers) {
      if (status >= 400) v.parse(refusal, body)
      else if (call.startsWith('GET /kustom/ordermanagement')) v.parse(managedOrder, body)
      else if (call.includes('/checkout/v3/orders') && status !== 204) v.parse(checkoutOrder, body)
    }
    expect(answers.some(({ status }) => status === 403)).toBe(true)
  })

  it('[API-21] takes an order that Kustom answers for paid only when its money is there [PAY-31]', async () => {
    await fc.assert(
      fc.asyncProperty(published, async (answer) => {
        v.parse(managedOrder, answer)
        const { read } = createOrdersApi(() => Promise.resolve(Response.json(answer)))
        const order = await read('k-1')
        const isGivenBack = (answer.refunded_amount ?? 0) >= answer.order_amount
        const isReserved = !isGivenBack && (answer.status === 'AUTHORIZED' || answer.status === 'PART_CAPTURED')
        const isCaptured = !isGivenBack && ((answer.captured_amount ?? 0) > 0 || answer.status === 'CAPTURED')
        const isThere = isReserved || isCaptured
        const isTrusted = (answer.fraud_status ?? 'ACCEPTED') === 'ACCEPTED'
        const isPaid = order !== undefined && outcomeOf(order, 'T-1').kind === 'paid'
        expect({ isPaid, isPossible: !isPaid || (isThere && isTrusted) }).toEqual({
          isPaid: isPaid || (isReserved && isTrusted),
          isPossible: true,
        })
      }),
    )
  })
})
