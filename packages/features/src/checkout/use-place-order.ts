import { isUndecided } from '@shop/domain/account/visit.ts'
import { takesPayment } from '@shop/domain/checkout/free-shop.ts'
import { useEffect, useReducer, useState } from 'react'
import { SOMETHING_WENT_WRONG } from '../forms/refusal.ts'
import { useAction } from '../runtime/actions/use-action.ts'
import { useConfiguration } from '../runtime/config/shop-config.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { isUnauthorised } from '../runtime/failures/failures.ts'
import { useShop } from '../runtime/state/shop-context.ts'
import { refuse as refuseLogin } from '../session/visit/visit-actions.ts'
import { useCheckout } from './checkout-context.ts'

/**
 * Places the order and continues to its payment, or to the receipt if nothing has to be paid. Busy until the next page is
 * shown. If the login has expired, the visitor first decides how to continue (`loginsAsked`).
 */
export function usePlaceOrder() {
  const place = useCheckout((state) => state.placeOrder)
  const refuse = useCheckout((state) => state.refuse)
  const isPlacing = useCheckout((state) => state.isSending)
  const [isLeaving, setLeaving] = useState(false)
  const nextPage = takesPayment(useConfiguration()) ? paths.payment : paths.orderConfirmation

  // Back from the payment can restore this page from the back-forward cache.
  useEffect(() => {
    const resume = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false)
    addEventListener('pageshow', resume)
    return () => removeEventListener('pageshow', resume)
  }, [])

  const shop = useShop()
  const [loginsAsked, askForLogin] = useReducer((times: number) => times + 1, 0)
  const { run } = useAction(
    async () => {
      const started = await place()
      if (!started) return
      // The payment page needs the transaction's id.
      if (started.transactionId === '') return refuse([SOMETHING_WENT_WRONG])
      setLeaving(true)
      // A full page load, so that only the payment provider's scripts run beside ours on a payment page.
      location.assign(nextPage(started.transactionId, started.correlationId))
    },
    {
      onFailure: (error) => {
        // The address book's call may be the first to be refused after the login has expired.
        if (isUnauthorised(error)) refuseLogin(shop)
        if (isUndecided(shop.visit.getState())) askForLogin()
        else refuse([SOMETHING_WENT_WRONG])
      },
    },
  )
  const placeOrder = () => {
    if (isLeaving) return
    if (isUndecided(shop.visit.getState())) askForLogin()
    else void run()
  }
  return { placeOrder, isBusy: isPlacing || isLeaving, loginsAsked }
}
