import type { TransactionIds } from '@shop/api-client'
import type { Transaction } from '@shop/domain/orders/transaction.ts'
import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { useEffect } from 'react'
import { useCart } from '../../cart/cart-context.ts'
import { useSetAsideCheckout } from '../../checkout/use-set-aside-checkout.ts'
import { FailedOrder } from '../../payments/failed-order.tsx'
import { CheckingOrder, PendingOrder } from '../../payments/pending-order.tsx'
import { PlacedOrder } from '../../payments/placed-order.tsx'
import type { ProviderCheckout } from '../../payments/providers/provider.ts'
import type { Recheck } from '../../payments/use-transaction.ts'
import { useFinishedPayments } from '../../payments/use-finished-payment.ts'
import { useRecordPurchase } from '../../payments/use-record-purchase.ts'
import { useResultTexts } from '../../payments/use-result-texts.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { Head } from '../../runtime/document/head.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { Navigate } from '../../runtime/navigation/router.ts'

/** What has become of a payment, as far as it is known. */
type Outcome = 'checking' | 'placed' | 'failed' | 'pending'

const titles = { checking: 'ResultChecking', placed: 'ThankYou', pending: 'ResultPending' } as const

interface PaymentOutcomeProps {
  outcome: Outcome
  ids: TransactionIds
  transaction: Transaction | undefined
  /** Where it is known and the transaction is not. */
  orderNumber?: string | undefined
  recheck: Recheck
  failsAt: ProviderCheckout['failsAt'] | undefined
}

/** Says what became of a payment, and puts away what belonged to it (RES-01). */
export function PaymentOutcome({ outcome, ids, transaction, orderNumber = '', recheck, failsAt }: PaymentOutcomeProps) {
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
        <PlacedOrder orderNumber={transaction?.orderNumber || orderNumber} transaction={transaction} typed={typed} />
      )}
      {outcome === 'failed' && <Failure failsAt={failsAt} ids={ids} transaction={transaction} />}
      {outcome === 'checking' && <CheckingOrder />}
      {outcome === 'pending' && (
        <PendingOrder transaction={transaction} transactionId={ids.transactionId} recheck={recheck} />
      )}
    </>
  )
}

function Failure({ failsAt, ids, transaction }: Pick<PaymentOutcomeProps, 'failsAt' | 'ids' | 'transaction'>) {
  const { transactionId, correlationId } = ids
  if (failsAt !== 'failure-page') return <FailedOrder ids={ids} transaction={transaction} />
  return <Navigate to={paths.orderFailed(transactionId)} replace state={{ correlationId }} />
}

/** The cart is read again on the way in (RES-01), and once more when the order has emptied it. */
function useFreshCart(outcome: Outcome) {
  const refresh = useCart((state) => state.refresh)
  const isPlaced = outcome === 'placed'
  useEffect(() => {
    // A cart that cannot be read shows as such in the header.
    refresh().catch(() => undefined)
  }, [refresh, isPlaced])
}

/** Keeps the header from showing a cart that may be paid: it would read as if it were to be bought again (RES-15). */
function useUnshownCart(mayBePaid: boolean) {
  const setMayBePaid = useCart((state) => state.setMayBePaid)
  useEffect(() => {
    setMayBePaid(mayBePaid)
    return () => setMayBePaid(false)
  }, [setMayBePaid, mayBePaid])
}

/** Has Back lead here again, but not where the customer may have to pay once more. */
function useKeptResult(outcome: Outcome, { transactionId, correlationId }: TransactionIds) {
  const { keep, forget } = useFinishedPayments()
  const hasFailed = outcome === 'failed'
  useEffect(() => {
    if (hasFailed) forget(transactionId)
    else keep({ transactionId, correlationId })
  }, [keep, forget, hasFailed, transactionId, correlationId])
}
