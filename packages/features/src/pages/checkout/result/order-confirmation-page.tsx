import { takesPayment } from '@shop/domain/checkout/free-shop.ts'
import type { TransactionIds } from '@shop/api-client'
import { readByNumber } from '../../../payments/result/payment-result.ts'
import type { ProviderCheckout } from '../../../payments/providers/provider.ts'
import { providerOf } from '../../../payments/providers/providers.ts'
import { useTransaction } from '../../../payments/result/use-transaction.ts'
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
  const { isPolling, transaction, recheck } = useTransaction(ids, readResult)
  const result = transaction ? readResult(transaction) : 'pending'
  // A repeated check keeps showing the pending result.
  const isChecking = result === 'pending' && isPolling && !recheck.isRepeated
  return (
    <PaymentOutcome
      outcome={isChecking ? 'checking' : result}
      ids={ids}
      transaction={transaction}
      recheck={recheck}
      failsAt={failsAt}
    />
  )
}

export const page = { Component: OrderConfirmationPage } satisfies Page
