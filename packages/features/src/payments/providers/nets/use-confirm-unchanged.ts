import { toFailure } from '@shop/api-client/failure.ts'
import { useCallback, useState } from 'react'
import { useCart } from '../../../cart/cart-context.ts'
import { redirectReason } from '../../../cart/redirect-reason.tsx'
import { useServices } from '../../../runtime/gateway/services.ts'
import { paths } from '../../../runtime/navigation/paths.ts'
import { useNavigate } from '../../../runtime/navigation/router.ts'
import { useLeaveUnopened } from '../../use-leave-unopened.ts'

/**
 * Returns a function that asks the gateway, right before Nets takes the money, whether the payment is still the visitor's
 * current one and the cart is still the one on this page. Without an answer it resolves to false: Nets then lets the
 * customer try again.
 */
export function useConfirmUnchanged() {
  const { loadGateway } = useServices()
  const navigate = useNavigate()
  const leaveUnopened = useLeaveUnopened()
  const refresh = useCart((state) => state.refresh)
  const hash = useCart((state) => state.cart.hash)
  const [openedHash] = useState(hash)
  return useCallback(
    async (paymentId: string, signal: AbortSignal): Promise<boolean> => {
      try {
        const { payments, cart } = await loadGateway()
        const [init, { hash: presentHash }] = await Promise.all([payments.nets(signal), cart.get(signal)])
        if (init.paymentId === paymentId && presentHash === openedHash) return true
        refresh().catch(() => undefined)
        void navigate(paths.checkout, { replace: true, state: redirectReason('cart-changed') })
      } catch (error) {
        if (toFailure(error).kind === 'refused') leaveUnopened(error)
      }
      return false
    },
    [loadGateway, navigate, leaveUnopened, refresh, openedHash],
  )
}
