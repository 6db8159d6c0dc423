import { useEffect, useState } from 'react'
import { useCart } from '../../cart/cart-context.ts'
import { useSession } from '../../session/session-context.ts'
import { useCartChanged } from './use-cart-changed.ts'

/** A provider's form that can be locked. */
interface Suspendable {
  suspend: () => void
  resume: () => void
}

/**
 * The state of a provider's form.
 * - `open`: the form can be used.
 * - `waiting`: the cart is changing, or a login restarts the order.
 * - `interrupted`: the login has expired.
 * - `outdated`: the cart differs from the one that the form opened with.
 */
export type FormLock = 'open' | 'waiting' | 'interrupted' | 'outdated'

/**
 * Locks a provider's form while the cart is changing or differs from the one that the form opened with. An expired login
 * locks it too, and so does the next login, which restarts the order. `form` must stay the same object between renders.
 */
export function useFormLock(form: Suspendable): FormLock {
  const isChanging = useCart((state) => state.pending > 0)
  const hasChanged = useCartChanged()
  const userId = useSession((state) => state.user?.userProfile.userId)
  const [openedBy] = useState(userId)
  const isInterrupted = useSession(({ interrupted }) => interrupted !== undefined)
  const isWaiting = isChanging || userId !== openedBy
  const isSuspended = isWaiting || hasChanged || isInterrupted

  useEffect(() => {
    if (!isSuspended) return undefined
    form.suspend()
    return () => form.resume()
  }, [isSuspended, form])

  if (isInterrupted) return 'interrupted'
  if (isWaiting) return 'waiting'
  return hasChanged ? 'outdated' : 'open'
}
