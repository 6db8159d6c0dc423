import { isUndecided } from '@shop/domain/account/visit.ts'
import { isNotFound } from '@shop/api-client/failure.ts'
import { Skeleton } from '@shop/ui/feedback/skeleton.tsx'
import { Stack, WithSummary } from '@shop/ui/layout/layout.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { useState, type ReactNode } from 'react'
import { useCart } from '../../../cart/cart-context.ts'
import { redirectReason, useEmptyCartReason } from '../../../cart/redirect-reason.tsx'
import { useRequiredCart } from '../../../cart/use-required-cart.ts'
import { OrderOutline } from '../../../cart/summary/order-summary.tsx'
import { isPaid, paymentGate } from '../../../payments/before/payment-gate.ts'
import { useVisit } from '../../../session/visit/use-visit.ts'
import { PaymentNotAvailable } from '../../../payments/before/payment-not-available.tsx'
import { PaymentSummary } from '../../../payments/before/payment-summary.tsx'
import { FormOutline } from '../../../payments/form/form-outline.tsx'
import type { ProviderCheckout } from '../../../payments/providers/provider.ts'
import { providerOf } from '../../../payments/providers/providers.ts'
import { isPaidElsewhere } from '../../../payments/result/elsewhere.ts'
import { OpenConfirmation } from '../../../payments/result/open-confirmation.tsx'
import { usePayment } from '../../../payments/result/use-payment.ts'
import { ONCE, type KnownPayment } from '../../../payments/result/watch-payment.ts'
import { useConfiguration, useTranslate } from '../../../runtime/config/shop-config.tsx'
import { isAnswerLost } from '../../../runtime/failures/failures.ts'
import { LeaveForError } from '../../../runtime/failures/leave-for-error.tsx'
import { loadAhead } from '../../../runtime/platform/load-ahead.ts'
import { paths } from '../../../runtime/navigation/paths.ts'
import { Navigate, useParams, useSearchParams } from '../../../runtime/navigation/router.ts'
import { FormBesideSummary } from './form-beside-summary.tsx'
import { HandIn } from './hand-in.tsx'
import { PaymentLogin } from './payment-login.tsx'
import { cartOf, isRead } from '../../../cart/cart.ts'

/** The provider's form, once there is something to pay. Shops without a provider take no payments. */
export function Payment() {
  const { transactionId = '', correlationId } = useParams()
  const { paymentProvider } = useConfiguration()
  const checkout = providerOf(paymentProvider)?.checkout
  const reading = useRequiredCart()
  const payment = usePayment({ transactionId, correlationId }, ONCE)
  // Loads the form's code while the transaction is read.
  const [Form] = useState(() => checkout && loadAhead(checkout.loadForm))
  const isInterrupted = useVisit(isUndecided)
  if (payment.phase === 'asking' || reading === 'awaited') return isInterrupted ? <BasketOnHold /> : <PaymentOutline />
  // A paid order needs no cart.
  const isUnknown = isAnswerLost(payment.error) || (reading === 'failed' && !isPaid(payment.transaction))
  if (isUnknown) return <LeaveForError />
  return (
    <Gated checkout={checkout} payment={payment}>
      {Form ? (
        <FormBesideSummary
          Form={Form}
          transaction={payment.transaction}
          login={checkout?.offersLogin && !isInterrupted && <PaymentLogin />}
        />
      ) : (
        <PaymentNotAvailable />
      )}
    </Gated>
  )
}

/** The outline of form and summary while the transaction is read. Part of the server's page. */
function PaymentOutline() {
  const t = useTranslate()
  return (
    <WithSummary>
      <Panel as="div">
        <FormOutline />
      </Panel>
      <Panel as="div" surface="sunken" aria-hidden>
        <Stack>
          <h2>{t('YourOrder')}</h2>
          <OrderOutline />
          <Skeleton $height="3.5rem" />
        </Stack>
      </Panel>
    </WithSummary>
  )
}

/** Shows the held basket until the next login can read the transaction. */
const BasketOnHold = () => useCart(isRead) && <PaymentSummary />

interface GatedProps {
  checkout: ProviderCheckout | undefined
  payment: KnownPayment
  children: ReactNode
}

/**
 * Decides once, when the page opens. A customer who approves the payment in an app returns to this tab with an empty cart.
 * The page stays until the provider's form has finished.
 */
function Gated({ checkout, payment, children }: GatedProps) {
  const { transaction, error } = payment
  const { transactionId = '', correlationId } = useParams()
  const cart = useCart(cartOf)
  const [query] = useSearchParams()
  const emptyBecause = useEmptyCartReason()
  const [isOfOtherBrowser] = useState(() => isPaidElsewhere(payment, correlationId, checkout?.bankReturn?.isIn(query)))
  const [gate] = useState(() => (checkout?.gate ?? paymentGate)(transaction, cart, query))
  if (isOfOtherBrowser) return <HandIn ids={{ transactionId, correlationId }} bankReturn={checkout?.bankReturn} />
  if (gate === 'pay') return children
  if (gate === 'confirmation') return <OpenConfirmation ids={{ transactionId, correlationId }} />
  if (gate === 'unknown') return isNotFound(error) ? <Navigate to={paths.home} replace /> : <LeaveForError />
  if (gate === 'cart-empty') return <Navigate to={paths.cart} replace state={redirectReason(emptyBecause)} />
  return <Navigate to={paths.checkout} replace state={redirectReason(gate)} />
}
