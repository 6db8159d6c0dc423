import type { TransactionIds } from '@shop/api-client'
import { useEffect } from 'react'
import { paths } from '../runtime/navigation/paths.ts'
import { PageLoader } from '../runtime/failures/page-loader.tsx'

/** Leads from a payment to what became of it: a document of its own, in which other scripts run than beside a payment (OP-82). */
export const openConfirmation = ({ transactionId, correlationId }: TransactionIds) =>
  location.assign(paths.orderConfirmation(transactionId, correlationId))

/** Leads there at once, and leaves no way back to a payment that is over. */
export function RedirectToConfirmation({ ids: { transactionId, correlationId } }: { ids: TransactionIds }) {
  useEffect(
    () => location.replace(paths.orderConfirmation(transactionId, correlationId)),
    [transactionId, correlationId],
  )
  return <PageLoader />
}
