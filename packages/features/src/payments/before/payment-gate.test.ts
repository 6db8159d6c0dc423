import { transactionSchema } from '@shop/domain/orders/transaction.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { paymentGate } from './payment-gate.ts'

const transaction = (fields: object) => v.parse(transactionSchema, { status: 'Pending', hash: 'a', ...fields })
const full = { total: 2, hash: 'a' }
const empty = { total: 0, hash: '' }

describe('paymentGate', () => {
  it('[PAY-01] sends an empty cart back to the cart, whether or not there is an unpaid transaction', () => {
    expect(paymentGate(undefined, empty)).toBe('cart-empty')
    expect(paymentGate(transaction({}), empty)).toBe('cart-empty')
  })

  it('[PAY-01] leads a paid order to the confirmation, although the cart is empty (OP-26)', () => {
    expect(paymentGate(transaction({ orderPlaced: true, status: 'Succeeded' }), empty)).toBe('confirmation')
  })

  it('[PAY-01] leads a paid order to the confirmation, although it has no number yet (OP-26)', () => {
    expect(paymentGate(transaction({ status: 'Succeeded' }), empty)).toBe('confirmation')
    expect(paymentGate(transaction({ status: 'succeeded' }), full)).toBe('confirmation')
  })

  it('[OP-26] lets an open transaction be paid, also one that cannot be looked at', () => {
    expect(paymentGate(transaction({}), full)).toBe('pay')
    expect(paymentGate(undefined, full)).toBe('pay')
  })

  it('[OP-49] begins anew at checkout when the attempt has ended or the cart has changed', () => {
    expect(['error', 'Refused', 'CANCELLED'].map((status) => paymentGate(transaction({ status }), full))).toEqual([
      'payment-ended',
      'payment-ended',
      'payment-ended',
    ])
    expect(paymentGate(transaction({ hash: 'b' }), full)).toBe('cart-changed')
    expect(paymentGate(transaction({ hash: '' }), full)).toBe('pay')
  })
})
