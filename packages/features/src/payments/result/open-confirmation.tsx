import type { TransactionIds } from '@shop/api-client'
import { useCallback, useEffect } from 'react'
import { useShop } from '../../runtime/state/shop-context.ts'
import { PageLoader } from '../../runtime/failures/page-loader.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { finishedPayment, stepsBackToPayment } from '../purchases/finished-payment.ts'

/** Milliseconds the browser has to start going back. Then the page opens the confirmation itself. */
const START_TIMEOUT = 5000

/**
 * Leads from a payment to its result: a document of its own, because other scripts run on it. The result replaces the
 * payment in the tab's history. After a bank's pages, the tab goes back to the payment's start, which leads on to the
 * result. Back then leads before the payment.
 */
export function useOpenConfirmation() {
  const { platform } = useShop()
  return useCallback(
    (ids: TransactionIds) => {
      finishedPayment.write(platform, ids)
      const steps = stepsBackToPayment(platform, ids.transactionId)
      goBack(steps, () => location.replace(confirmationOf(ids)))
    },
    [platform],
  )
}

/**
 * Goes back in the history. Runs `instead` at once for no steps, and after a timeout if the browser does not start. A
 * traversal that has started may take as long as a slow line needs.
 */
export function goBack(steps: number, instead: () => void) {
  if (steps === 0) return instead()
  const timer = setTimeout(instead, START_TIMEOUT)
  addEventListener('beforeunload', () => clearTimeout(timer), { once: true })
  history.go(-steps)
}

const confirmationOf = ({ transactionId, correlationId }: TransactionIds) =>
  paths.orderConfirmation(transactionId, correlationId)

/** Redirects to the result, and leaves no history entry for the finished payment. For a page that Back has shown. */
export function RedirectToConfirmation({ ids: { transactionId, correlationId } }: { ids: TransactionIds }) {
  useEffect(() => location.replace(confirmationOf({ transactionId, correlationId })), [transactionId, correlationId])
  return <PageLoader />
}

/** Redirects to the result if the order was already placed when the payment page opened, as after a bank's return. */
export function OpenConfirmation({ ids: { transactionId, correlationId } }: { ids: TransactionIds }) {
  const openConfirmation = useOpenConfirmation()
  useEffect(() => openConfirmation({ transactionId, correlationId }), [openConfirmation, transactionId, correlationId])
  return <PageLoader />
}
