import { useEffect, useState } from 'react'
import { isAwaited, useCart } from './cart-context.ts'

/**
 * The cart's state for a page that needs a cart. Reads the cart again if it could not be read before, so that "try again"
 * on the error page works. Also reads it again after an expired login, because it is another visitor's cart then.
 */
export function useRequiredCart(): 'awaited' | 'read' | 'failed' {
  // A held cart that is unknown cannot be read either.
  const isRead = useCart(({ isRead: hasBeenRead, isHeld }) => hasBeenRead || isHeld)
  const isOnItsWay = useCart(isAwaited)
  const refresh = useCart((state) => state.refresh)
  const isIdle = !isRead && !isOnItsWay
  const [isTrying, setTrying] = useState(isIdle)
  const [wasRead, setWasRead] = useState(isRead)
  if (isRead !== wasRead) {
    setWasRead(isRead)
    if (isIdle) setTrying(true)
  }
  useEffect(() => {
    if (!isTrying) return
    const done = () => setTrying(false)
    refresh().then(done, done)
  }, [isTrying, refresh])
  if (isRead) return 'read'
  return isOnItsWay || isTrying ? 'awaited' : 'failed'
}
