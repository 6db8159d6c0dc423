import { useEffect, useState } from 'react'
import { useShop } from '../runtime/state/shop-context.ts'
import { isAwaited, isHeld, isRead } from './cart.ts'
import { useCart } from './cart-context.ts'
import { refresh } from './queue.ts'

/**
 * The cart's state for a page that needs a cart. Reads the cart again if it could not be read before, so that "try again"
 * on the error page works. Also reads it again after an expired login, because it is another visitor's cart then.
 */
export function useRequiredCart(): 'awaited' | 'read' | 'failed' {
  // A held cart that is unknown cannot be read either.
  const isKnown = useCart((state) => isRead(state) || isHeld(state))
  const isOnItsWay = useCart(isAwaited)
  const shop = useShop()
  const isIdle = !isKnown && !isOnItsWay
  const [isTrying, setTrying] = useState(isIdle)
  const [wasKnown, setWasKnown] = useState(isKnown)
  if (isKnown !== wasKnown) {
    setWasKnown(isKnown)
    if (isIdle) setTrying(true)
  }
  useEffect(() => {
    if (!isTrying) return
    const done = () => setTrying(false)
    refresh(shop).then(done, done)
  }, [isTrying, shop])
  if (isKnown) return 'read'
  return isOnItsWay || isTrying ? 'awaited' : 'failed'
}
