import { describe, expect, it } from 'vitest'
import type { OrderPaymentStatus } from '../model/order-state.ts'
import { shippedStatus, stepOf } from './order-steps.ts'

describe('shipping', () => {
  it.each<[OrderPaymentStatus, string]>([
    ['reviewing', 'may not be shipped: the payment provider still checks the customer'],
    ['released', 'may not be shipped: its reserved money was released'],
    ['disputed', 'may not be shipped: the customer’s bank has taken the money back'],
    ['capturing', 'is being charged: try again when that is confirmed'],
    ['cancelling', 'is being cancelled'],
    ['refunding', 'is being refunded'],
    ['refunded', 'was refunded before'],
    ['cancelled', 'was cancelled'],
  ])('is refused while the money is %s [PAY-31]', (paymentStatus, reason) => {
    expect(stepOf('ship', { status: 'Open', paymentStatus }, false)).toBe(reason)
  })

  it.each(['none', 'captured'] as const)(
    'sends the parcel and its news at once when the money is %s',
    (paymentStatus) => {
      const order = { status: 'Open', paymentStatus } as const
      expect(stepOf('ship', order, false)).toEqual({ kind: 'done', status: 'Complete', news: 'shipped' })
      expect(stepOf('ship', order, true)).toEqual({ kind: 'done', status: 'CompleteWithTracking', news: 'shipped' })
      expect([shippedStatus(false), shippedStatus(true)]).toEqual(['Complete', 'CompleteWithTracking'])
    },
  )

  it('asks for reserved money, also again where a capture was undone after the parcel had left', () => {
    const asks = { kind: 'ask', operation: 'capture', paymentStatus: 'capturing' }
    expect(stepOf('ship', { status: 'Open', paymentStatus: 'authorised' }, false)).toEqual(asks)
    expect(stepOf('ship', { status: 'Complete', paymentStatus: 'authorised' }, false)).toEqual(asks)
    expect(stepOf('ship', { status: 'Complete', paymentStatus: 'captured' }, false)).toBe('was shipped before')
  })
})

describe('a refund', () => {
  it.each<[OrderPaymentStatus, string]>([
    ['none', 'cost nothing: there is nothing to refund'],
    ['authorised', 'is not charged: there is nothing to refund'],
    ['reviewing', 'is not charged: there is nothing to refund'],
    ['released', 'is not charged: its reserved money was released'],
    ['disputed', 'has no money to refund: the customer’s bank has taken it back'],
    ['capturing', 'is being charged: try again when that is confirmed'],
    ['refunding', 'is being refunded'],
    ['refunded', 'was refunded before'],
    ['cancelling', 'is being cancelled'],
    ['cancelled', 'was cancelled'],
  ])('of a shipped order is refused while the money is %s', (paymentStatus, reason) => {
    expect(stepOf('refund', { status: 'Complete', paymentStatus }, false)).toBe(reason)
  })
})
