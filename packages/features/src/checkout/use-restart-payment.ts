import { useAction } from '../runtime/actions/use-action.ts'
import { paths } from '../runtime/navigation/paths.ts'
import { useNavigate } from '../runtime/navigation/router.ts'
import { useCheckout } from './checkout-context.ts'

/**
 * Begins the payment anew for somebody who has logged in beside it: what was ordered is the customer's now (CHK-24). What
 * keeps the order from being placed again is said at the checkout.
 */
export function useRestartPayment() {
  const place = useCheckout((state) => state.placeOrder)
  const setValues = useCheckout((state) => state.setValues)
  const navigate = useNavigate()
  const toCheckout = () => {
    // An order that is looked at again is agreed to again.
    setValues({ consents: { terms: false, privacy: false } })
    void navigate(paths.checkout, { replace: true })
  }
  const { run } = useAction(
    async () => {
      // Agreed to with the order that is begun anew.
      setValues({ consents: { terms: true, privacy: true } })
      const started = await place()
      if (started?.transactionId) location.assign(paths.payment(started.transactionId, started.correlationId))
      else toCheckout()
    },
    { onFailure: toCheckout },
  )
  return () => void run()
}
