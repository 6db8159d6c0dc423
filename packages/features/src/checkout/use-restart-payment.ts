import { useAction } from '../runtime/actions/use-action.ts'
import { paths } from '../runtime/navigation/paths.ts'
import { useNavigate } from '../runtime/navigation/router.ts'
import { useCheckout } from './checkout-context.ts'
import { useShop } from '../runtime/state/shop-context.ts'
import { basketOf, readConsents } from './given-consents.ts'
import { whenIdle } from '../cart/queue.ts'

/**
 * Restarts the payment after a login beside it, because the order belongs to the customer now. If the order cannot be
 * placed again, the checkout shows why. A merge may have changed the basket. Then the checkout asks for new consents.
 */
export function useRestartPayment() {
  const shop = useShop()
  const place = useCheckout((state) => state.placeOrder)
  const setValues = useCheckout((state) => state.setValues)
  const navigate = useNavigate()
  const toCheckout = () => {
    // A reviewed order needs new consents.
    setValues({ consents: { terms: false, privacy: false } })
    void navigate(paths.checkout, { replace: true })
  }
  const { run } = useAction(
    async () => {
      const basket = basketOf(await whenIdle(shop))
      setValues({ consents: readConsents(shop.platform, basket) })
      const started = await place()
      if (started?.transactionId) location.assign(paths.payment(started.transactionId, started.correlationId))
      else toCheckout()
    },
    { onFailure: toCheckout },
  )
  return () => void run()
}
