import { useEffect, useState } from 'react'
import { useCart } from '../cart/cart-context.ts'
import { useSession } from '../session/session-context.ts'
import { useCartChanged } from './use-cart-changed.ts'

/** A provider's form that can be locked. */
interface Suspendable {
  suspend: () => void
  resume: () => void
}

/**
/**
 * Whether a provider's form can be used: `open`; `waiting` for a change of the cart or for the order that a login starts
 * anew; `interrupted`, because the login has ended; or `outdated`, because the cart is no longer the one that the form
 * opened with.
 */
export type FormLock = 'open' | 'waiting' | 'interrupted' | 'outdated'

/**
 * Locks a provider's form while the cart is changing, while it differs from the one that the form opened with, while the
 * login has ended, and after another login, which starts the order anew. `form` must stay the same object from render to render.
 */
export function useSuspendedWhileChanging(form: Suspendable): FormLock {
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
