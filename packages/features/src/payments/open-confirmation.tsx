import type { TransactionIds } from '@shop/api-client'
import { useCallback, useEffect } from 'react'
import { useServices } from '../runtime/gateway/services.ts'
import { PageLoader } from '../runtime/failures/page-loader.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { stepsBackToPayment } from './finished-payment.ts'
import { useFinishedPayments } from './use-finished-payment.ts'

/** How long the page waits for going back in the history before it continues by itself, in milliseconds. */
const LEAD_ON_AFTER = 5000

/**
 * Leads from a payment to its result: a document of its own, because other scripts run on it. The result replaces the
 * payment in the tab's history. After a bank's pages, the tab goes back to the payment's start, which leads on to the
 * result. Back then leads before the payment.
 */
export function useOpenConfirmation() {
  const { sessionStorage } = useServices().platform
  const payments = useFinishedPayments()
  return useCallback(
    (ids: TransactionIds) => {
      payments.keep(ids)
      const steps = stepsBackToPayment(sessionStorage, ids.transactionId)
      const leadOn = () => location.replace(confirmationOf(ids))
      if (steps === 0) return leadOn()
      history.go(-steps)
      setTimeout(leadOn, LEAD_ON_AFTER)
    },
    [payments, sessionStorage],
  )
}

const confirmationOf = ({ transactionId, correlationId }: TransactionIds) =>
  paths.orderConfirmation(transactionId, correlationId)

/** Redirects to the result, and leaves no history entry for the finished payment. */
export function RedirectToConfirmation({ ids: { transactionId, correlationId } }: { ids: TransactionIds }) {
  useEffect(() => location.replace(confirmationOf({ transactionId, correlationId })), [transactionId, correlationId])
  return <PageLoader />
}
