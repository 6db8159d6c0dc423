import { takesPayment } from '@shop/domain/checkout/free-shop.ts'
import type { TransactionIds } from '@shop/api-client'
import { useCallback } from 'react'
import { readByNumber } from '../../../payments/result/payment-result.ts'
import type { ProviderCheckout } from '../../../payments/providers/provider.ts'
import { providerOf } from '../../../payments/providers/providers.ts'
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
  const ids = { transactionId, correlationId }
  const configuration = useConfiguration()
  const checkout = takesPayment(configuration) ? providerOf(configuration.paymentProvider)?.checkout : undefined
  if (checkout?.ownResult) return <ProviderOutcome ids={ids} ownResult={checkout.ownResult} />
  return <PolledOutcome ids={ids} checkout={checkout} />
}

interface PolledOutcomeProps {
  ids: TransactionIds
  /** Absent if orders are placed without a payment. Then the page only waits for the number. */
  checkout: ProviderCheckout | undefined
}

function PolledOutcome({ ids, checkout }: PolledOutcomeProps) {
  const { readResult = readByNumber, failsAt } = checkout ?? {}
  const read = useCallback(
    ({ transaction }: KnownPayment) => (transaction ? readResult(transaction) : 'pending'),
    [readResult],
  )
  const until = useCallback((known: KnownPayment) => read(known) !== 'pending', [read])
  const payment = usePayment(ids, { until, ...POLLED })
  const result = read(payment)
  // A repeated check keeps showing the pending result.
  const isChecking = result === 'pending' && payment.phase === 'asking' && !payment.isRepeated
  return <PaymentOutcome outcome={isChecking ? 'checking' : result} ids={ids} payment={payment} failsAt={failsAt} />
}

export const page = { Component: OrderConfirmationPage } satisfies Page
