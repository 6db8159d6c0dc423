import type { Purchases } from '../payments/purchases/purchases.ts'
import type { TrackEvent } from './commerce-event.ts'

/**
 * Tracks purchases, those already recorded and new ones. They wait in the browser's storage instead of a queue, because
 * the consent may come on a later page. Returns the function to call with each answer.
 */
export function trackPurchases(purchases: Pick<Purchases, 'take' | 'subscribe'>, track: TrackEvent): () => void {
  let isDecided = false
  const pass = () => {
    if (!isDecided) return
    for (const ecommerce of purchases.take()) track({ event: 'purchase', ecommerce })
  }
  purchases.subscribe(pass)
  return () => {
    isDecided = true
    pass()
  }
}
