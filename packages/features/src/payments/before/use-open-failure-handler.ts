import { isUndecided } from '@shop/domain/account/visit.ts'
import { toFailure } from '@shop/api-client/failure.ts'
import { useCallback, useState } from 'react'
import { redirectReason, type RedirectReason } from '../../cart/redirect-reason.tsx'
import { isCodeMissing } from '../../runtime/failures/reopen.ts'
import { useShop } from '../../runtime/state/shop-context.ts'
import { paths } from '../../runtime/navigation/paths.ts'
import { useNavigate } from '../../runtime/navigation/router.ts'
import { useFormState } from '../form/form-state.ts'
import { refresh } from '../../cart/queue.ts'

/**
 * Returns a function that leaves a payment that cannot be opened. If its order has ended, the function leads to the checkout.
 * An order ends when another customer has used up its code, or when the provider's payment has expired. Otherwise it leads to
 * the error page. After an expired login it stays, because the form restarts after the next login.
 */
export function useOpenFailureHandler(): (error: unknown) => void {
  const navigate = useNavigate()
  const { reportStuck } = useFormState()
  const shop = useShop()
  const [missing, setMissing] = useState<unknown>()
  // The failure screen opens a new document.
  if (missing) throw missing
  return useCallback(
    (error) => {
      if (isCodeMissing(error)) {
        setMissing(error)
        return
      }
      if (isUndecided(shop.visit.getState())) {
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
      // The checkout shows the current totals, or that the cart cannot be read.
      refresh(shop).catch(() => undefined)
      void navigate(paths.checkout, { replace: true, state: redirectReason(reason) })
    },
    [navigate, reportStuck, shop],
  )
}

/** The gateway's refusals that restart a payment at checkout, with the message shown there. */
const ENDINGS = [
  ['coupon-used-up', 'code-used-up'],
  ['payment-ended', 'payment-ended'],
] as const satisfies [string, RedirectReason][]
