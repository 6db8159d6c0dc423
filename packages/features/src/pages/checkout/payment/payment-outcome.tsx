import type { TransactionIds } from '@shop/api-client'
import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { useEffect } from 'react'
import { useSetAsideCheckout } from '../../../checkout/use-set-aside-checkout.ts'
import { CheckingOrder } from '../../../payments/result/checking-order.tsx'
import { useOutcomeWords } from '../../../payments/result/outcome-words.ts'
import { hasEnded, type Outcome } from '../../../payments/result/outcome.ts'
import { PlacedElsewhere } from '../../../payments/result/placed-elsewhere.tsx'
import { isElsewhere } from '../../../payments/result/elsewhere.ts'
import { PlacedOrder } from '../../../payments/result/placed-order.tsx'
import type { ProviderCheckout } from '../../../payments/providers/provider.ts'
import type { RunningWatch } from '../../../payments/result/use-payment.ts'
import { finishedPayment, forgetFinishedPayment } from '../../../payments/purchases/finished-payment.ts'
import { useRecordPurchase } from '../../../payments/purchases/use-record-purchase.ts'
import { UnplacedOrder } from '../../../payments/result/unplaced-order.tsx'
import { useTranslate } from '../../../runtime/config/shop-config.tsx'
import { Head } from '../../../runtime/document/head.tsx'
import { paths } from '../../../runtime/navigation/paths.ts'
import { Navigate } from '../../../runtime/navigation/router.ts'
import { refresh } from '../../../cart/queue.ts'
import { useShop } from '../../../runtime/state/shop-context.ts'

/** Outcomes after which the cart may be paid. */
const MAY_BE_PAID: ReadonlySet<Outcome | 'checking'> = new Set(['placed', 'paid', 'open', 'unknown'] as const)

interface PaymentOutcomeProps {
  outcome: Outcome | 'checking'
  ids: TransactionIds
  payment: RunningWatch
  failsAt: ProviderCheckout['failsAt'] | undefined
}

/** Shows the result of a payment, and clears the data of the checkout. */
export function PaymentOutcome({ outcome, ids, payment, failsAt }: PaymentOutcomeProps) {
  const { transaction, answer } = payment
  const t = useTranslate()
  const title = t(useOutcomeWords(outcome, 'result').title)
  const isChecking = outcome === 'checking'
  const isPlaced = outcome === 'placed'
  const elsewhere = isElsewhere(payment)
  // A payment of another browser changes nothing of this visitor's.
  const mayBePaid = !elsewhere && MAY_BE_PAID.has(outcome)
  const typed = useSetAsideCheckout(ids.transactionId, !mayBePaid)
  useFreshCart(isPlaced)
  useKeptResult(isChecking || mayBePaid, ids)
  useUnshownCart(!isPlaced && (isChecking || mayBePaid))
  useRecordPurchase(mayBePaid ? (isPlaced ? 'placed' : 'pending') : undefined, ids, transaction)
  return (
    <>
      <Head title={title} noindex />
      <Announcement visuallyHidden>{!isChecking && title}</Announcement>
      {isPlaced && elsewhere && <PlacedElsewhere orderNumber={payment.seen?.orderNumber ?? ''} />}
      {isPlaced && !elsewhere && (
        <PlacedOrder
          orderNumber={transaction?.orderNumber || answer?.orderNumber || ''}
          transaction={transaction}
          typed={typed}
        />
      )}
      {isChecking && <CheckingOrder />}
      {!isChecking && !isPlaced && <Unplaced outcome={outcome} failsAt={failsAt} ids={ids} payment={payment} />}
    </>
  )
}

interface UnplacedProps extends PaymentOutcomeProps {
  outcome: Outcome
}

function Unplaced({ outcome, failsAt, ids, payment }: UnplacedProps) {
  const { transactionId, correlationId } = ids
  if (failsAt !== 'failure-page' || !hasEnded(outcome) || isElsewhere(payment))
    return <UnplacedOrder outcome={outcome} page="result" ids={ids} payment={payment} />
  return <Navigate to={paths.orderFailed(transactionId)} replace state={{ correlationId }} />
}

/** Reads the cart again when the page opens, and once the order has emptied it. */
function useFreshCart(isPlaced: boolean) {
  const shop = useShop()
  useEffect(() => {
    // The header shows a cart that cannot be read.
    refresh(shop).catch(() => undefined)
  }, [shop, isPlaced])
}

/** Hides the cart's count in the header while the cart may be paid, because it would look like another order. */
function useUnshownCart(mayBePaid: boolean) {
  const { mayBePaid: shown } = useShop()
  useEffect(() => {
    shown.setState(mayBePaid, true)
    return () => shown.setState(false, true)
  }, [shown, mayBePaid])
}

/** Remembers the result, so that Back leads here again, unless the customer may have to pay again. */
function useKeptResult(isKept: boolean, { transactionId, correlationId }: TransactionIds) {
  const { platform } = useShop()
  useEffect(() => {
    if (isKept) finishedPayment.write(platform, { transactionId, correlationId })
    else forgetFinishedPayment(platform, transactionId)
  }, [platform, isKept, transactionId, correlationId])
}
