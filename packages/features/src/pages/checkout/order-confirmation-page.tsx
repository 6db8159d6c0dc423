import type { TransactionIds } from '@shop/api-client'
import { takesPayment } from '@shop/domain/free-shop.ts'
import type { Transaction } from '@shop/domain/transaction.ts'
import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { useEffect } from 'react'
import { useCart } from '../../cart/cart-context.ts'
import { FailedOrder } from '../../payments/failed-order.tsx'
import { CheckingOrder, PendingOrder } from '../../payments/pending-order.tsx'
import { PlacedOrder } from '../../payments/placed-order.tsx'
import { useTransaction, type PolledTransaction } from '../../payments/use-transaction.ts'
import { readStrictly, type ReadResult } from '../../payments/payment-result.ts'
import type { ProviderCheckout } from '../../payments/providers/provider.ts'
import { providerOf } from '../../payments/providers/providers.ts'
import { useRecordPurchase } from '../../payments/purchases-context.ts'
import { useResultTexts } from '../../payments/use-result-texts.ts'
import { Head } from '../../runtime/document/head.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { Navigate, useParams } from '../../runtime/navigation/router.ts'
import { useConfiguration, useTranslate } from '../../runtime/config/shop-config.tsx'
import { useSetAsideCheckout } from '../../checkout/use-set-aside-checkout.ts'
import type { Page } from '../page.ts'

type Outcome = 'checking' | 'placed' | 'failed' | 'pending'

const titles = { checking: 'ResultChecking', placed: 'ThankYou', pending: 'ResultPending' } as const

/** What became of a payment (ROUTE-17): the order's number, another try, or that we are still checking. */
export function OrderConfirmationPage() {
  const t = useTranslate()
  const { transactionId = '', correlationId } = useParams()
  const ids = { transactionId, correlationId }
  const configuration = useConfiguration()
  // Where nobody pays orders are placed all the same.
  const provider = takesPayment(configuration) ? providerOf(configuration.paymentProvider) : undefined
  const { readResult = readStrictly, failsAt } = provider?.checkout ?? {}
  const polled = useTransaction(ids, readResult)
  const outcome = outcomeOf(polled, readResult)
  const { failed } = useResultTexts()
  const title = t(outcome === 'failed' ? failed : titles[outcome])
  const buyer = useSetAsideCheckout(outcome === 'checking' || outcome === 'failed')
  useFreshCart(outcome)
  usePurchase(outcome === 'placed' ? polled.transaction : undefined)
  return (
    <>
      <Head title={title} noindex />
      <Announcement visuallyHidden>{outcome !== 'checking' && title}</Announcement>
      <Result outcome={outcome} failsAt={failsAt} polled={polled} ids={ids} buyer={buyer} />
    </>
  )
}

interface ResultProps {
  outcome: Outcome
  failsAt: ProviderCheckout['failsAt'] | undefined
  polled: PolledTransaction
  ids: TransactionIds
  buyer: { firstName: string; email: string }
}

function Result({ outcome, failsAt, polled: { transaction }, ids, buyer }: ResultProps) {
  if (outcome === 'placed' && transaction) return <PlacedOrder transaction={transaction} buyer={buyer} />
  if (outcome === 'failed' && failsAt === 'failure-page') {
    const { transactionId, correlationId } = ids
    return <Navigate to={paths.orderFailed(transactionId)} replace state={{ correlationId }} />
  }
  if (outcome === 'failed') return <FailedOrder ids={ids} transaction={transaction} />
  if (outcome === 'checking') return <CheckingOrder />
  return <PendingOrder transaction={transaction} transactionId={ids.transactionId} />
}

function outcomeOf({ isPolling, transaction }: PolledTransaction, readResult: ReadResult): Outcome {
  const result = transaction ? readResult(transaction) : 'pending'
  if (result !== 'pending') return result
  return isPolling ? 'checking' : 'pending'
}

/** What is bought is counted, for every way to pay (TRK-07). */
function usePurchase(placed: Transaction | undefined) {
  const record = useRecordPurchase()
  useEffect(() => {
    if (placed) record(placed)
  }, [placed, record])
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

export const page = { Component: OrderConfirmationPage } satisfies Page
