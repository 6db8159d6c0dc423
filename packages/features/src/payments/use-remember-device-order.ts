import { useEffect } from 'react'
import { useServices } from '../runtime/gateway/services.ts'
import { useCustomer } from '../session/session-context.ts'
import { rememberDeviceOrder } from './device-orders.ts'

/** Has the device remember an order of somebody without an account; says whether it does. */
export function useRememberDeviceOrder(orderNumber: string): boolean {
  const { localStorage } = useServices().platform
  const isAnonymous = useCustomer() === undefined
  useEffect(() => {
    if (isAnonymous && orderNumber) {
      rememberDeviceOrder(localStorage, { orderNumber, date: new Date().toISOString().slice(0, 10) })
    }
  }, [isAnonymous, orderNumber, localStorage])
  return isAnonymous
}
