import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { GatewayFailure } from '@shop/api-client/failure.ts'
import english from '@shop/domain/messages/messages.en.json' with { type: 'json' }
import { transactionSchema } from '@shop/domain/orders/transaction.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { outcomeOf, type Outcome } from './outcome.ts'
import { wordsOf } from './outcome-words.ts'
import { hasNumber, isPlacedAndPaid } from './read-placed.ts'
import type { KnownPayment } from './watch-payment.ts'

const ids = { transactionId: 't-1', correlationId: 'c-1' }
const placed = v.parse(transactionSchema, getTransaction.answer)
const withStatus = (status: string, order: Partial<typeof placed> = { orderNumber: '', orderPlaced: false }) => ({
  transaction: { ...placed, status, ...order },
})
const numbered = { orderNumber: 'HB-1', orderPlaced: false }
const answer = { html: '', orderNumber: '', correlationId: 'c-1' }
const notFound = new GatewayFailure({ kind: 'refused', status: 404, errorCodes: [] })
const lost = new GatewayFailure({ kind: 'unreachable' })
const seen = (status: string, orderNumber = '') => ({ seen: { status, orderNumber }, error: notFound })

const table: [known: string, KnownPayment, byNumber: Outcome, strictly: Outcome][] = [
  ['a placed order', { transaction: placed }, 'placed', 'placed'],
  ['the provider’s order number alone', { answer: { ...answer, orderNumber: 'HB-1' } }, 'placed', 'placed'],
  ['a number without a mark', withStatus('Pending', numbered), 'placed', 'open'],
  ['a success without an order', withStatus('Succeeded'), 'paid', 'paid'],
  ['a refusal', withStatus(' refused '), 'refused', 'refused'],
  ['a cancellation', withStatus('Cancelled'), 'cancelled', 'cancelled'],
  ['an error', withStatus('Error'), 'failed', 'failed'],
  ['a refusal of a numbered order', withStatus('Refused', numbered), 'placed', 'disputed'],
  [
    'a refusal of a placed order',
    withStatus('Refused', { orderNumber: '', orderPlaced: true }),
    'disputed',
    'disputed',
  ],
  ['a part of a success', withStatus('PartialSuccess'), 'open', 'open'],
  ['an unknown word', withStatus('Odd'), 'open', 'open'],
  ['the provider’s answer without a number', { answer }, 'open', 'open'],
  ['nothing', {}, 'unknown', 'unknown'],
  ['a lost answer', { error: lost }, 'unknown', 'unknown'],
  ['a lost answer after a refusal', { ...withStatus('Refused'), error: lost }, 'refused', 'refused'],
  ['that there is none', { error: notFound }, 'missing', 'missing'],
  ['that one of another browser is placed', seen('Succeeded', 'HB-1'), 'placed', 'placed'],
  ['that one of another browser is paid', seen('succeeded'), 'paid', 'paid'],
  ['that one of another browser is open', seen('Pending'), 'open', 'open'],
  ['that one of another browser is refused', seen('Refused'), 'refused', 'refused'],
  ['that one of another browser is refused, and its order', seen('Refused', 'HB-1'), 'disputed', 'disputed'],
  ['a transaction, whatever another browser sees', { ...withStatus('Pending'), ...seen('Refused') }, 'open', 'open'],
]

describe('the outcome of a payment', () => {
  it.each(table)('[RES-16] reads %s', (_, known, byNumber, strictly) => {
    expect(outcomeOf(known, { ids, isPlaced: hasNumber })).toBe(byNumber)
    expect(outcomeOf(known, { ids, isPlaced: isPlacedAndPaid })).toBe(strictly)
  })

  it('[RES-16] [RES-13] is unknown where the address lacks the number without which nothing is found', () => {
    const reader = { ids: { transactionId: 't-1' }, isPlaced: hasNumber }
    expect(outcomeOf({ error: notFound }, reader)).toBe('unknown')
  })
})

const outcomes = ['paid', 'refused', 'cancelled', 'failed', 'disputed', 'open', 'unknown', 'missing'] as const

const said = (outcome: Outcome, page: 'result' | 'failure', isFree: boolean) => {
  const { title, help } = wordsOf(outcome, page, isFree)
  return `${english[title]}. ${english[help]}`
}

describe('the words of an outcome', () => {
  it.each(outcomes)('[RES-16] promise nothing that was not read: %s', (outcome) => {
    for (const page of ['result', 'failure'] as const) {
      const words = said(outcome, page, false)
      expect(/Nothing has been paid/.test(words)).toBe(outcome === 'refused' || outcome === 'cancelled')
      expect(/received your payment/.test(words)).toBe(outcome === 'paid')
      expect(words).not.toMatch(/safe|basket|We will write/)
    }
  })

  it.each(outcomes)('[RES-16] do not speak of paying in shops that take no payments: %s', (outcome) => {
    for (const page of ['result', 'failure'] as const) expect(said(outcome, page, true)).not.toMatch(/pa(?:y|id)/i)
  })

  it('[RES-16] [RES-10] let a customer who left the provider try again', () => {
    expect(wordsOf('open', 'result', false).title).toBe('ResultPending')
    expect(wordsOf('open', 'failure', false).title).toBe('PaymentNotConfirmed')
  })
})
