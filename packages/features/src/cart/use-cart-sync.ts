import { useCallback, useEffect } from 'react'
import { useBroadcast } from '../runtime/state/use-broadcast.ts'
import { useShop } from '../runtime/state/shop-context.ts'
import { useCart } from './cart-context.ts'
import { refresh } from './queue.ts'

/**
 * Keeps the cart in sync between tabs. Notifies them of a change, and reads the cart when notified or when the page becomes
 * visible.
 */
export function useCartSync() {
  const shop = useShop()
  const changes = useCart((state) => state.last.number)
  // A failed read keeps the cart on show. The next event tries again.
  const read = useCallback(() => refresh(shop).catch(() => undefined), [shop])
  const notifyOthers = useBroadcast('cart', () => void read())

  useEffect(() => {
    let isLooking = false
    // A return to a page from the back-forward cache fires both events.
    const refreshOnce = () => {
      if (isLooking) return
      isLooking = true
      void read().then(() => (isLooking = false))
    }
    const look = () => document.visibilityState === 'visible' && refreshOnce()
    // A page from the back-forward cache shows its old state.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && refreshOnce()
    document.addEventListener('visibilitychange', look)
    addEventListener('pageshow', comeBack)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pageshow', comeBack)
    }
  }, [read])

  useEffect(() => {
    if (changes > 0) notifyOthers(changes)
  }, [changes, notifyOthers])
}
