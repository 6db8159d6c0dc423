import type { TransactionIds } from '@shop/api-client'
import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { useEffect } from 'react'
import { useCart } from '../../../cart/cart-context.ts'
import { useSetAsideCheckout } from '../../../checkout/use-set-aside-checkout.ts'
import { FailedOrder } from '../../../payments/result/failed-order.tsx'
import { CheckingOrder, PendingOrder } from '../../../payments/result/pending-order.tsx'
import { PlacedOrder } from '../../../payments/result/placed-order.tsx'
import type { ProviderCheckout } from '../../../payments/providers/provider.ts'
import type { RunningWatch } from '../../../payments/result/use-payment.ts'
import { finishedPayment, forgetFinishedPayment } from '../../../payments/purchases/finished-payment.ts'
import { useRecordPurchase } from '../../../payments/purchases/use-record-purchase.ts'
import { useResultTexts } from '../../../payments/result/use-result-texts.ts'
import { useTranslate } from '../../../runtime/config/shop-config.tsx'
import { Head } from '../../../runtime/document/head.tsx'
import { paths } from '../../../runtime/navigation/paths.ts'
import { Navigate } from '../../../runtime/navigation/router.ts'
import { useShop } from '../../../runtime/state/shop-context.ts'

/** The outcome that the result page shows. */
type Outcome = 'checking' | 'placed' | 'failed' | 'pending'

const titles = { checking: 'ResultChecking', placed: 'ThankYou', pending: 'ResultPending' } as const

interface PaymentOutcomeProps {
  outcome: Outcome
  ids: TransactionIds
  payment: RunningWatch
  failsAt: ProviderCheckout['failsAt'] | undefined
}

/** Shows the result of a payment, and clears the data of the checkout. */
export function PaymentOutcome({ outcome, ids, payment, failsAt }: PaymentOutcomeProps) {
  const { transaction, answer } = payment
  const t = useTranslate()
  const { failed } = useResultTexts()
  const title = t(outcome === 'failed' ? failed : titles[outcome])
  const typed = useSetAsideCheckout(ids.transactionId, outcome === 'checking' || outcome === 'failed')
  useFreshCart(outcome)
  useKeptResult(outcome, ids)
  useUnshownCart(outcome === 'checking' || outcome === 'pending')
  useRecordPurchase(outcome === 'placed' || outcome === 'pending' ? outcome : undefined, ids, transaction)
  return (
    <>
      <Head title={title} noindex />
      <Announcement visuallyHidden>{outcome !== 'checking' && title}</Announcement>
      {outcome === 'placed' && (
        <PlacedOrder
          orderNumber={transaction?.orderNumber || answer?.orderNumber || ''}
          transaction={transaction}
          typed={typed}
        />
      )}
      {outcome === 'failed' && <Failure failsAt={failsAt} ids={ids} payment={payment} />}
      {outcome === 'checking' && <CheckingOrder />}
      {outcome === 'pending' && <PendingOrder payment={payment} transactionId={ids.transactionId} />}
    </>
  )
}

function Failure({ failsAt, ids, payment: { transaction } }: Omit<PaymentOutcomeProps, 'outcome'>) {
  const { transactionId, correlationId } = ids
  if (failsAt !== 'failure-page') return <FailedOrder ids={ids} transaction={transaction} />
  return <Navigate to={paths.orderFailed(transactionId)} replace state={{ correlationId }} />
}

/** Reads the cart again when the page opens, and once the order has emptied it. */
function useFreshCart(outcome: Outcome) {
  const refresh = useCart((state) => state.refresh)
  const isPlaced = outcome === 'placed'
  useEffect(() => {
    // The header shows a cart that cannot be read.
    refresh().catch(() => undefined)
  }, [refresh, isPlaced])
}

/** Hides the cart's count in the header while the cart may be paid, because it would look like another order. */
function useUnshownCart(mayBePaid: boolean) {
  const setMayBePaid = useCart((state) => state.setMayBePaid)
  useEffect(() => {
    setMayBePaid(mayBePaid)
    return () => setMayBePaid(false)
  }, [setMayBePaid, mayBePaid])
}

/** Remembers the result, so that Back leads here again, unless the customer may have to pay again. */
function useKeptResult(outcome: Outcome, { transactionId, correlationId }: TransactionIds) {
  const { platform } = useShop()
  const hasFailed = outcome === 'failed'
  useEffect(() => {
    if (hasFailed) forgetFinishedPayment(platform, transactionId)
    else finishedPayment.write(platform, { transactionId, correlationId })
  }, [platform, hasFailed, transactionId, correlationId])
}
