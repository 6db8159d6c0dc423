import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { PAYMENT_STATUSES } from '@shop/domain/orders/transaction.ts'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storyShop, StoryShop, type StoryShopOptions } from '../../../testing/story-shop.tsx'
import { OrderConfirmationPage } from './order-confirmation-page.tsx'

const freeShops: Readonly<Record<string, StoryShopOptions>> = {
  'the free shop': { flags: { hidePricesAndPayment: true } },
  'the shop against a CPR number': { flags: { orderSummaryType: 'cpr' }, configuration: { paymentProvider: 'nets' } },
}

/** Statuses of the documents, and others that gateways may send. */
const statuses = [...PAYMENT_STATUSES, 'sUcCeEdEd', 'REFUSED', ' cancelled ', 'Odd', '']

type Outcome = 'placed' | 'paid' | 'failed' | 'pending' | 'unknown' | 'missing'

interface Case {
  transaction: string
  status: string
  answer: unknown
  /** The result that the documents require. */
  outcome: Outcome
  /** The same in shops that take no payments, where the order's number is enough. */
  freeOutcome: Outcome
}

const FAILURES = new Set(['error', 'refused', 'cancelled'])

/**
 * Returns the documented result: a placed order has a number, the mark and success. A failure fails. All else is pending,
 * but a success says that it is paid.
 */
function expectedOutcome(status: string, orderNumber: string, orderPlaced: boolean): Outcome {
  const word = status.trim().toLowerCase()
  if (FAILURES.has(word)) return 'failed'
  if (word !== 'succeeded') return 'pending'
  return orderNumber !== '' && orderPlaced ? 'placed' : 'paid'
}

/** A shop that takes no payments does not speak of a paid one. */
const freely = (outcome: Outcome): Outcome => (outcome === 'paid' ? 'pending' : outcome)

const answered = [
  { transaction: 'paid, its order placed', orderNumber: 'HB-51907', orderPlaced: true },
  { transaction: 'paid, its order not placed', orderNumber: '', orderPlaced: false },
  { transaction: 'numbered but not placed', orderNumber: 'HB-51907', orderPlaced: false },
  { transaction: 'placed without a number', orderNumber: '', orderPlaced: true },
].flatMap(({ transaction, ...order }) =>
  statuses.map((status): Case => ({
    transaction,
    status,
    answer: { ...getTransaction.answer, ...order, status },
    outcome: expectedOutcome(status, order.orderNumber, order.orderPlaced),
    freeOutcome: order.orderNumber ? 'placed' : freely(expectedOutcome(status, '', order.orderPlaced)),
  })),
)

/** Without an answer the order may still be placed, so the page does not ask to pay again. */
const unanswered: Case[] = [
  { transaction: 'that does not exist', answer: Response.json({}, { status: 404 }), outcome: 'missing' as const },
  { transaction: 'empty', answer: Response.json(null), outcome: 'missing' as const },
  { transaction: 'broken', answer: new Response(null, { status: 500 }), outcome: 'unknown' as const },
  { transaction: 'unreadable', answer: new Response('<html>'), outcome: 'unknown' as const },
].map((one) => ({ ...one, status: '', freeOutcome: one.outcome }))

const headings: Readonly<Record<Outcome, RegExp>> = {
  placed: /^Thank you/,
  failed: /^(?:The payment was not completed|Your order did not go through)$/,
  paid: /^We have received your payment$/,
  pending: /^We are still waiting for the answer$/,
  unknown: /^We could not see what became of your (?:payment|order)$/,
  missing: /^We cannot find this (?:payment|order) here$/,
}

async function openConfirmation(options: StoryShopOptions, answer: unknown) {
  const shop = storyShop({
    ...options,
    answer: ({ path }) => {
      if (path !== '/api/cart/get-transaction') return undefined
      return answer instanceof Response ? answer.clone() : answer
    },
  })
  render(
    <StoryShop
      shop={shop}
      address="/order-confirmation/t-1/c-1"
      path="/order-confirmation/:transactionId/:correlationId?"
    >
      <OrderConfirmationPage />
    </StoryShop>,
  )
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  return screen.getByRole('heading', { level: 1 }).textContent
}

const cases = [...answered, ...unanswered]

/** Returns the result on the page, and the number of its buttons to try again. */
async function shown(options: StoryShopOptions, answer: unknown) {
  const heading = await openConfirmation(options, answer)
  return { heading, tries: screen.queryAllByRole('link', { name: 'Try again' }).length }
}
const expected = (outcome: Outcome) => ({
  heading: expect.stringMatching(headings[outcome]) as string,
  tries: outcome === 'failed' ? 1 : 0,
})

describe('the result of an order', () => {
  beforeEach(() => void vi.useFakeTimers())

  it.each(cases)(
    '[RES-03] [RES-04] [RES-05] a transaction $transaction with status "$status" paid by Nets shows as $outcome',
    async ({ answer, outcome }) => {
      expect(await shown({ configuration: { paymentProvider: 'nets' } }, answer)).toEqual(expected(outcome))
    },
  )

  describe.each(Object.entries(freeShops))('in %s', (_shop, options) => {
    it.each(cases)(
      '[ROUTE-17] [CHK-28] [RES-03] a transaction $transaction with status "$status" shows as $freeOutcome',
      async ({ answer, freeOutcome }) => {
        expect(await shown(options, answer)).toEqual(expected(freeOutcome))
      },
    )
  })
})
