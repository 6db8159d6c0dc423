import { useEffect, useMemo, useState } from 'react'
import { useShop } from '../../runtime/state/shop-context.ts'
import { createFinishedPayment } from './finished-payment.ts'

/** Returns the storage of this tab's latest finished payment. */
export function useFinishedPayments() {
  const { sessionStorage } = useShop().platform
  return useMemo(() => createFinishedPayment(sessionStorage), [sessionStorage])
}

/** Returns that payment, read when the page opens or is shown again by Back. Undefined in the server's HTML. */
export function useFinishedPayment() {
  const payments = useFinishedPayments()
  const [finished, setFinished] = useState(payments.find)
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setFinished(payments.find)
    }
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [payments])
  return finished
}
