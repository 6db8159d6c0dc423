import { useEffect, useState } from 'react'
import { isAwaited, useCart } from './cart-context.ts'

/**
 * The visitor's cart for a page that is nothing without it (OP-78): one that could not be read before is asked for once
 * more on the way in, so that the error page's "try again" leads somewhere. So is one that was read and is forgotten,
 * because the login has ended: it is another visitor's by then.
 */
export function useRequiredCart(): 'awaited' | 'read' | 'failed' {
  // A held cart of which nothing is known cannot be read either.
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
