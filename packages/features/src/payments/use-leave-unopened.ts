import { toFailure } from '@shop/api-client/failure.ts'
import { useCallback } from 'react'
import { useCart } from '../cart/cart-context.ts'
import { redirectReason } from '../cart/redirect-reason.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { useNavigate } from '../runtime/navigation/router.ts'

/**
 * Leads away from a payment that cannot be opened: to the checkout when the order that was agreed is no more, because
 * somebody else took the last use of its code; otherwise to the error page (PAY-08).
 */
export function useLeaveUnopened(): (error: unknown) => void {
  const navigate = useNavigate()
  const refresh = useCart((state) => state.refresh)
  return useCallback(
    (error) => {
      const failure = toFailure(error)
      const isUsedUp = failure.kind === 'refused' && failure.errorKeys.includes('coupon-used-up')
      if (!isUsedUp) {
        void navigate(paths.error, { state: { from: location.pathname } })
        return
      }
      // The checkout shows what the cart costs without the code; where that cannot be read it says so itself.
      refresh().catch(() => undefined)
      void navigate(paths.checkout, { replace: true, state: redirectReason('code-used-up') })
    },
    [navigate, refresh],
  )
}
