import { toFailure } from '@shop/api-client/failure.ts'
import { useCallback } from 'react'
import { useCart } from '../cart/cart-context.ts'
import { redirectReason, type RedirectReason } from '../cart/redirect-reason.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { useNavigate } from '../runtime/navigation/router.ts'
import { useSessionStore } from '../session/session-context.ts'
import { useFormStuck } from './form-restart.ts'

/**
 * Leads away from a payment that cannot be opened. Where the order that was agreed on is over, that is the checkout: another
 * customer took the last use of its code, or the provider's payment has expired. Otherwise it is the error page (PAY-08).
 * Where the login has ended it stays: the form begins anew after the next one.
 */
export function useLeaveUnopened(): (error: unknown) => void {
  const navigate = useNavigate()
  const session = useSessionStore()
  const reportStuck = useFormStuck()
  const refresh = useCart((state) => state.refresh)
  return useCallback(
    (error) => {
      if (session.getState().interrupted !== undefined) {
        reportStuck()
        return
      }
      const failure = toFailure(error)
      const errorCodes = failure.kind === 'refused' ? failure.errorCodes : []
      const [, reason] = ENDINGS.find(([code]) => errorCodes.includes(code)) ?? []
      if (!reason) {
        void navigate(paths.error, { state: { from: location.pathname } })
        return
      }
      // The checkout shows what the cart costs now; if it cannot be read, the checkout says so itself.
      refresh().catch(() => undefined)
      void navigate(paths.checkout, { replace: true, state: redirectReason(reason) })
    },
    [navigate, session, reportStuck, refresh],
  )
}

/** The gateway's refusals after which a payment starts anew at checkout, and what the customer reads there. */
const ENDINGS = [
  ['coupon-used-up', 'code-used-up'],
  ['payment-ended', 'payment-ended'],
] as const satisfies [string, RedirectReason][]
