import { useEffect, useRef } from 'react'
import { useCart } from './cart-context.ts'

/** Keeps the carts of several tabs in step: a change here is told to the others, and each reads the cart when told or looked at. */
export function useCartSync() {
  const changes = useCart((state) => state.changes)
  const refresh = useCart((state) => state.refresh)
  const others = useRef<BroadcastChannel>(undefined)

  useEffect(() => {
    // A cart that could not be read stays as it was; the next look tries again.
    const read = () => void refresh().catch(() => undefined)
    const look = () => document.visibilityState === 'visible' && read()
    if (typeof BroadcastChannel !== 'undefined') others.current = new BroadcastChannel('cart')
    others.current?.addEventListener('message', read)
    document.addEventListener('visibilitychange', look)
    return () => {
      others.current?.close()
      document.removeEventListener('visibilitychange', look)
    }
  }, [refresh])

  useEffect(() => {
    if (changes > 0) others.current?.postMessage(changes)
  }, [changes])
}
