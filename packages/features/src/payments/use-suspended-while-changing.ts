import { useEffect, useState } from 'react'
import { useCart } from '../cart/cart-context.ts'
import { redirectReason } from '../cart/redirect-reason.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { useNavigate } from '../runtime/navigation/router.ts'
import { useSession } from '../session/session-context.ts'

/** A provider's form that can be locked. */
interface Suspendable {
  suspend: () => void
  resume: () => void
}

/**
 * Locks a provider's form while the cart is changing on the same page, and after a login, which starts the order anew. A
 * cart that differs afterwards leads back to checkout (OP-49). `form` must stay the same object from render to render.
 */
export function useSuspendedWhileChanging(form: Suspendable) {
  const navigate = useNavigate()
  const { hash, total } = useCart((state) => state.cart)
  const isChanging = useCart((state) => state.pending > 0)
  const userId = useSession((state) => state.user?.userProfile.userId)
  const [opened] = useState({ hash, userId })
  const isAnothers = userId !== opened.userId
  const isSuspended = isChanging || isAnothers
  // An order empties the cart: a customer who approves in an app and comes back stays here.
  const hasChanged = hash !== opened.hash && total > 0

  useEffect(() => {
    if (!isSuspended) return undefined
    form.suspend()
    return () => form.resume()
  }, [isSuspended, form])

  useEffect(() => {
    if (!hasChanged || isSuspended) return
    void navigate(paths.checkout, { replace: true, state: redirectReason('cart-changed') })
  }, [hasChanged, isSuspended, navigate])
}
