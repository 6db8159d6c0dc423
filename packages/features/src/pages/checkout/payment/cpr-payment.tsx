import { isUndecided } from '@shop/domain/account/visit.ts'
import { lazy, Suspense } from 'react'
import { useVisit } from '../../../session/visit/use-visit.ts'
import { RedirectToConfirmation } from '../../../payments/result/open-confirmation.tsx'
import { hasNumber } from '../../../payments/result/read-placed.ts'
import { usePayment } from '../../../payments/result/use-payment.ts'
import { ONCE } from '../../../payments/result/watch-payment.ts'
import { useParams } from '../../../runtime/navigation/router.ts'
import { loadCode } from '../../../runtime/platform/load-code.ts'
import { PageLoader } from '../../../runtime/failures/page-loader.tsx'

const CheckoutPage = lazy(async () => ({
  default: (await loadCode(() => import('../checkout-page.tsx'))).CheckoutPage,
}))

/**
 * The payment page of a shop that asks for a CPR number: one form, for every provider. After the order it shows the
 * order's number.
 */
export function CprPayment() {
  const { transactionId = '', correlationId } = useParams()
  const ids = { transactionId, correlationId }
  const { phase, transaction } = usePayment(ids, ONCE)
  const loader = <PageLoader />
  // If the login has ended, the form says so.
  const isInterrupted = useVisit(isUndecided)
  if (phase === 'asking' && !isInterrupted) return loader
  if (transaction && hasNumber(transaction)) return <RedirectToConfirmation ids={ids} />
  return (
    <Suspense fallback={loader}>
      <CheckoutPage />
    </Suspense>
  )
}
