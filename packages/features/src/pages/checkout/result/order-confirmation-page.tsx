import { takesPayment } from '@shop/domain/checkout/free-shop.ts'
import type { TransactionIds } from '@shop/api-client'
import { useCallback, useMemo } from 'react'
import type { ProviderCheckout } from '../../../payments/providers/provider.ts'
import { providerOf } from '../../../payments/providers/providers.ts'
import { hasEnded, outcomeOf } from '../../../payments/result/outcome.ts'
import { hasNumber } from '../../../payments/result/read-placed.ts'
import { usePayment } from '../../../payments/result/use-payment.ts'
import { POLLED, type KnownPayment } from '../../../payments/result/watch-payment.ts'
import { useConfiguration } from '../../../runtime/config/shop-config.tsx'
import { useParams } from '../../../runtime/navigation/router.ts'
import type { Page } from '../../page.ts'
import { PaymentOutcome } from '../payment/payment-outcome.tsx'
import { ProviderOutcome } from '../payment/provider-outcome.tsx'

/** The result of a payment: the order's number, another try, or a pending payment. */
export function OrderConfirmationPage() {
  const { transactionId = '', correlationId } = useParams()
  const ids = useMemo(() => ({ transactionId, correlationId }), [transactionId, correlationId])
  const configuration = useConfiguration()
  const checkout = takesPayment(configuration) ? providerOf(configuration.paymentProvider)?.checkout : undefined
  if (checkout?.ownResult) return <ProviderOutcome ids={ids} checkout={checkout} ownResult={checkout.ownResult} />
  return <PolledOutcome ids={ids} checkout={checkout} />
}

interface PolledOutcomeProps {
  ids: TransactionIds
  /** Absent if orders are placed without a payment. Then the page only waits for the number. */
  checkout: ProviderCheckout | undefined
}

function PolledOutcome({ ids, checkout }: PolledOutcomeProps) {
  const { isPlaced = hasNumber, failsAt } = checkout ?? {}
  const read = useCallback((known: KnownPayment) => outcomeOf(known, { ids, isPlaced }), [ids, isPlaced])
  const until = useCallback((known: KnownPayment) => read(known) === 'placed' || hasEnded(read(known)), [read])
  const payment = usePayment(ids, { until, ...POLLED })
  // A repeated check keeps showing what is known.
  const isChecking = payment.phase === 'asking' && !payment.isRepeated
  return (
    <PaymentOutcome outcome={isChecking ? 'checking' : read(payment)} ids={ids} payment={payment} failsAt={failsAt} />
  )
}

export const page = { Component: OrderConfirmationPage } satisfies Page
