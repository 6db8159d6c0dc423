import { useCallback, useEffect } from 'react'
import { useBroadcast } from '../runtime/state/use-broadcast.ts'
import { useCart } from './cart-context.ts'

/** Keeps the carts of several tabs in step: a change here is told to the others, and each reads the cart when told or looked at. */
export function useCartSync() {
  const changes = useCart((state) => state.changes)
  const refresh = useCart((state) => state.refresh)
  // A cart that could not be read stays as it was; the next look tries again.
  const read = useCallback(() => void refresh().catch(() => undefined), [refresh])
  const notifyOthers = useBroadcast('cart', read)

  useEffect(() => {
    let isLooking = false
    // Who comes back to a page that was kept is told of twice, as somebody who looks and as somebody who comes.
    const lookAgain = () => {
      if (isLooking) return
      isLooking = true
      void refresh()
        .catch(() => undefined)
        .finally(() => (isLooking = false))
    }
    const look = () => document.visibilityState === 'visible' && lookAgain()
    // A page that was kept for the way back stands as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && lookAgain()
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
