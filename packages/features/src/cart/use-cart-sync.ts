import { useCallback, useEffect } from 'react'
import { useBroadcast } from '../runtime/state/use-broadcast.ts'
import { useCart } from './cart-context.ts'

/**
 * Keeps the cart in sync between tabs. Notifies them of a change, and reads the cart when notified or when the page becomes
 * visible.
 */
export function useCartSync() {
  const changes = useCart((state) => state.changes)
  const refresh = useCart((state) => state.refresh)
  // A failed read keeps the cart on show. The next event tries again.
  const read = useCallback(() => void refresh().catch(() => undefined), [refresh])
  const notifyOthers = useBroadcast('cart', read)

  useEffect(() => {
    let isLooking = false
    // A return to a page from the back-forward cache fires both events.
    const refreshOnce = () => {
      if (isLooking) return
      isLooking = true
      void refresh()
        .catch(() => undefined)
        .finally(() => (isLooking = false))
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
  }, [refresh])

  useEffect(() => {
    if (changes > 0) notifyOthers(changes)
  }, [changes, notifyOthers])
}
