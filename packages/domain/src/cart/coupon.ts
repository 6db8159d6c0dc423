import type { Messages } from '../messages/messages.ts'

/** The state of a cart's promo code and the text that explains it. */
export interface CouponNotice {
  state: 'applied' | 'not-applied' | 'refused'
  text: string
}

/**
 * Reads the `couponResponseCode` of a cart. Every code but `Success` and `NotApplied` is an error. Without a text for it, the
 * code itself is shown.
 */
export function couponNotice(responseCode: string, messages: Messages): CouponNotice | undefined {
  if (responseCode === '') return undefined
  const textOf = (key: string) => (Object.hasOwn(messages, key) && messages[key]) || ''
  if (responseCode === 'Success') return { state: 'applied', text: textOf('CouponSuccess') }
  if (responseCode === 'NotApplied') return { state: 'not-applied', text: textOf('CouponNotApplied') }
  return { state: 'refused', text: textOf(responseCode) || responseCode }
}
