import { takesPayment } from '@shop/domain/checkout/free-shop.ts'
import { useEffect, useReducer, useState } from 'react'
import { SOMETHING_WENT_WRONG } from '../forms/refusal.ts'
import { useAction } from '../runtime/actions/use-action.ts'
import { useConfiguration } from '../runtime/config/shop-config.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { isUnauthorised } from '../runtime/failures/failures.ts'
import { useSessionStore } from '../session/session-context.ts'
import { useCheckout } from './checkout-context.ts'

/** Placing the order and going on to pay it (CHK-19, CHK-20), or to its number where nothing is to be paid (OP-21); busy until the next page is there (CHK-33). Where the login has ended, the visitor has to say first how to go on (`loginsAsked`). */
export function usePlaceOrder() {
  const place = useCheckout((state) => state.placeOrder)
  const refuse = useCheckout((state) => state.refuse)
  const isPlacing = useCheckout((state) => state.isSending)
  const [isLeaving, setLeaving] = useState(false)
  const nextPage = takesPayment(useConfiguration()) ? paths.payment : paths.orderConfirmation

  // Back from the payment can bring this page back as it was left.
  useEffect(() => {
    const resume = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false)
    addEventListener('pageshow', resume)
    return () => removeEventListener('pageshow', resume)
  }, [])

  const session = useSessionStore()
  const [loginsAsked, askForLogin] = useReducer((times: number) => times + 1, 0)
  const { run } = useAction(
    async () => {
      const started = await place()
      if (!started) return
      // Without an id there is no page on which the order could be paid.
      if (started.transactionId === '') return refuse([SOMETHING_WENT_WRONG])
      setLeaving(true)
      // A full load: where somebody pays only the payment provider's scripts run beside ours.
      location.assign(nextPage(started.transactionId, started.correlationId))
    },
    {
      onFailure: (error) => {
        // The address book may be the first to refuse a login that has ended.
        if (isUnauthorised(error) && session.getState().user?.userProfile.isAuthenticated) session.getState().expire()
        if (session.getState().interrupted === undefined) refuse([SOMETHING_WENT_WRONG])
        else askForLogin()
      },
    },
  )
  const placeOrder = () => {
    if (isLeaving) return
    if (session.getState().interrupted === undefined) void run()
    else askForLogin()
  }
  return { placeOrder, isBusy: isPlacing || isLeaving, loginsAsked }
}
