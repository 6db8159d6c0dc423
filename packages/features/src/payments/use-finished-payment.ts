import { useEffect, useMemo, useState } from 'react'
import { useServices } from '../runtime/gateway/services.ts'
import { createFinishedPayment } from './finished-payment.ts'

/** The memory of this tab's latest finished payment. */
export function useFinishedPayments() {
  const { sessionStorage } = useServices().platform
  return useMemo(() => createFinishedPayment(sessionStorage), [sessionStorage])
}

/** That payment as it is known when the page is opened, or shown again by Back; nothing in the server's page. */
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
