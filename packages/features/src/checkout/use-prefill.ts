import { useEffect, useEffectEvent } from 'react'
import { useCustomer } from '../session/session-context.ts'
import { useCheckout } from './checkout-context.ts'

/** Fills the untouched form of a customer, also after a login on this page. */
export function usePrefill() {
  const customer = useCustomer()
  const fillIn = useCheckout((state) => state.fillIn)
  const fill = useEffectEvent(() => {
    if (customer) fillIn(customer)
  })
  const customerId = customer?.userId
  useEffect(() => fill(), [customerId])
}
