import { useEffect } from 'react'
import { useServices } from '../runtime/gateway/services.ts'
import { useCustomer } from '../session/session-context.ts'
import { rememberDeviceOrder } from './device-orders.ts'

/** Stores an order without an account on this device. Returns whether it is stored. */
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
