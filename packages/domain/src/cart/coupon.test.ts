import { describe, expect, test } from 'vitest'
import { couponNotice } from './coupon.ts'

const messages = {
  CouponSuccess: 'Works.',
  CouponNotApplied: 'Nothing fits.',
  CouponExpired: 'Too late.',
  CouponUsedUp: '',
}

describe('couponNotice', () => {
  test('[CART-13] success and not applied are states of their own', () => {
    expect(couponNotice('Success', messages)).toEqual({ state: 'applied', text: 'Works.' })
    expect(couponNotice('NotApplied', messages)).toEqual({ state: 'not-applied', text: 'Nothing fits.' })
  })

  test('[CART-13] any other code is an error, in words if there are some, otherwise the code itself', () => {
    expect(couponNotice('CouponExpired', messages)).toEqual({ state: 'refused', text: 'Too late.' })
    expect(['CouponUsedUp', 'E-17', 'toString'].map((code) => couponNotice(code, messages)?.text)).toEqual([
      'CouponUsedUp',
      'E-17',
      'toString',
    ])
  })

  test('a cart without a code has no notice', () => {
    expect(couponNotice('', messages)).toBeUndefined()
  })
})
