import type { TransactionIds } from '@shop/api-client'
import type { MessageKey } from '@shop/domain/messages.ts'
import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { useEffect, useRef, useState } from 'react'
import { useCart } from '../cart/cart-context.ts'
import { FailedOrder } from '../payments/failed-order.tsx'
import { CheckingOrder, PendingOrder } from '../payments/open-order.tsx'
import { PlacedOrder } from '../payments/placed-order.tsx'
import { useTransaction, type Watched } from '../payments/use-transaction.ts'
import { isNetsSettled, netsVerdict } from '../payments/verdict.ts'
import { Head } from '../runtime/head.tsx'
import { useParams } from '../runtime/router.ts'
import { useTranslate } from '../runtime/shop-context.tsx'
import type { Shop } from '../shop.ts'
import { openCheckout } from './open-checkout.ts'

type Outcome = 'checking' | 'placed' | 'failed' | 'pending'

const titles: Record<Outcome, MessageKey> = {
  checking: 'ResultChecking',
  placed: 'ThankYou',
  failed: 'PaymentFailed',
  pending: 'ResultPending',
}

/** What became of a payment (ROUTE-17): the order's number, another try, or that we are still checking. */
export function OrderConfirmationPage({ shop }: { shop: Shop }) {
  const t = useTranslate()
  const { transactionId = '', correlationId } = useParams()
  const ids = { transactionId, correlationId }
  const watched = useTransaction(shop.gateway, ids, isNetsSettled)
  const outcome = outcomeOf(watched)
  const buyer = useCleanStart(shop, outcome)
  return (
    <>
      <Head title={t(titles[outcome])} hidden />
      <Announcement visuallyHidden>{outcome !== 'checking' && t(titles[outcome])}</Announcement>
      <Result outcome={outcome} watched={watched} ids={ids} buyer={buyer} />
    </>
  )
}

interface ResultProps {
  outcome: Outcome
  watched: Watched
  ids: TransactionIds
  buyer: { firstName: string; email: string }
}

function Result({ outcome, watched: { transaction }, ids, buyer }: ResultProps) {
  if (outcome === 'placed' && transaction) return <PlacedOrder transaction={transaction} buyer={buyer} />
  if (outcome === 'failed') return <FailedOrder ids={ids} transaction={transaction} />
  if (outcome === 'checking') return <CheckingOrder />
  return <PendingOrder transaction={transaction} transactionId={ids.transactionId} />
}

function outcomeOf({ isWatching, transaction }: Watched): Outcome {
  const verdict = transaction ? netsVerdict(transaction) : 'open'
  if (verdict !== 'open') return verdict
  return isWatching ? 'checking' : 'pending'
}

/**
 * On entry what was typed is forgotten and the cart is read again (RES-01), and once more when the order has emptied it.
 * Gives what the page may still say to the buyer.
 */
function useCleanStart(shop: Shop, outcome: Outcome) {
  const refresh = useCart((state) => state.refresh)
  const [buyer] = useState(() => openCheckout(shop).getState().invoiceAddress)
  const isClean = useRef(false)
  const isPlaced = outcome === 'placed'
  useEffect(() => {
    if (isClean.current) return
    isClean.current = true
    openCheckout(shop).getState().startOver()
  }, [shop])
  useEffect(() => {
    // A cart that cannot be read shows as such in the header.
    refresh().catch(() => undefined)
  }, [refresh, isPlaced])
  return buyer
}
