import type { Purchases } from '../payments/purchases.ts'
import type { TrackEvent } from './commerce-event.ts'

/**
 * Tracks what was bought: what is waiting already, and what comes. It is held in the browser's own storage rather than
 * in a queue, because the answer about consent may come on a later page. Gives what is to be called with each answer.
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
