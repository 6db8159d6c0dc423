import type { Messages } from '../messages/messages.ts'

/** How the promo code of a cart fared, and what the customer reads about it. */
export interface CouponNotice {
  state: 'applied' | 'not-applied' | 'refused'
  text: string
}

/** Reads a cart's couponResponseCode (CART-13). Every code but two is an error, whose own name is its text when there are no words for it. */
export function couponNotice(responseCode: string, messages: Messages): CouponNotice | undefined {
  if (responseCode === '') return undefined
  const said = (key: string) => (Object.hasOwn(messages, key) && messages[key]) || ''
  if (responseCode === 'Success') return { state: 'applied', text: said('CouponSuccess') }
  if (responseCode === 'NotApplied') return { state: 'not-applied', text: said('CouponNotApplied') }
  return { state: 'refused', text: said(responseCode) || responseCode }
}
