import type { TransactionIds } from '@shop/api-client'
import { useCallback, useEffect } from 'react'
import { useServices } from '../runtime/gateway/services.ts'
import { PageLoader } from '../runtime/failures/page-loader.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { stepsBackToPayment } from './finished-payment.ts'
import { useFinishedPayments } from './use-finished-payment.ts'

/** Milliseconds after which a page that has not gone back in the history leads on by itself. */
const LEAD_ON_AFTER = 5000

/**
 * Leads from a payment to what became of it: a document of its own, in which other scripts run than beside a payment (OP-82).
 * The result takes the place of the payment in the tab's history. Behind a bank's pages it goes back to where the payment
 * began, and that page leads to the result: Back then leads before the payment.
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

/** Leads there at once, and leaves no way back to a payment that is over. */
export function RedirectToConfirmation({ ids: { transactionId, correlationId } }: { ids: TransactionIds }) {
  useEffect(() => location.replace(confirmationOf({ transactionId, correlationId })), [transactionId, correlationId])
  return <PageLoader />
}
