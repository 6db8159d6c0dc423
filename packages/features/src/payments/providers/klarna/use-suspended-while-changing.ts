import { useEffect, useState } from 'react'
import { useCart } from '../../../cart/cart-context.ts'
import { redirectReason } from '../../../cart/redirect-reason.tsx'
import { paths } from '../../../runtime/navigation/paths.ts'
import { useNavigate } from '../../../runtime/navigation/router.ts'
import { useSession } from '../../../session/session-context.ts'
import { askKlarna } from './klarna-api.ts'

/**
 * Keeps the customer from buying in Klarna's form while the cart is being changed on the same page, and once they have
 * logged in: their order is begun anew then. A cart that is another one afterwards is agreed on anew at checkout (OP-49).
 */
export function useSuspendedWhileChanging() {
  const navigate = useNavigate()
  const { hash, total } = useCart((state) => state.cart)
  const isChanging = useCart((state) => state.pending > 0)
  const userId = useSession((state) => state.user?.userProfile.userId)
  const [opened] = useState({ hash, userId })
  const isAnothers = userId !== opened.userId
  const isSuspended = isChanging || isAnothers
  // Bought means emptied: who approves in an app and comes back is not led away.
  const hasChanged = hash !== opened.hash && total > 0

  useEffect(() => {
    if (!isSuspended) return undefined
    askKlarna((api) => api.suspend({ autoResume: { enabled: false } }))
    return () => void askKlarna((api) => api.resume())
  }, [isSuspended])

  useEffect(() => {
    if (!hasChanged || isSuspended) return
    void navigate(paths.checkout, { replace: true, state: redirectReason('cart-changed') })
  }, [hasChanged, isSuspended, navigate])
}
