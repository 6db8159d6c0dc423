import { asksCpr, takesPayment } from '@shop/domain/checkout/free-shop.ts'
import { WithSummary, Container, Row, Section, Stack, Sticky } from '@shop/ui/layout/layout.tsx'
import { Skeleton } from '@shop/ui/feedback/skeleton.tsx'
import { Icon } from '@shop/ui/elements/icon.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { Small } from '@shop/ui/elements/text.tsx'
import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { CheckoutSteps } from '../../../cart/checkout-steps.tsx'
import { useCart } from '../../../cart/cart-context.ts'
import { useRequiredCart } from '../../../cart/use-required-cart.ts'
import { LeaveForError } from '../../../runtime/failures/leave-for-error.tsx'
import { redirectReason, useEmptyCartReason } from '../../../cart/redirect-reason.tsx'
import { PaymentNotAvailable } from '../../../payments/before/payment-not-available.tsx'
import { SummaryOutline } from '../../../checkout/checkout-outline.tsx'
import { DeliveryPanel } from '../../../checkout/delivery-panel.tsx'
import { useInterrupted, useOpenCheckout } from '../../../checkout/use-open-checkout.ts'
import { UnsavedAddressNotice } from '../../../checkout/unsaved-address-notice.tsx'
import { OpenConfirmation, RedirectToConfirmation } from '../../../payments/result/open-confirmation.tsx'
import { isPaid, paymentGate, type PaymentGate } from '../../../payments/before/payment-gate.ts'
import type { PaymentFormProps, ProviderCheckout } from '../../../payments/providers/provider.ts'
import { providerOf } from '../../../payments/providers/providers.ts'
import { notePaymentPosition, paymentPosition } from '../../../payments/purchases/finished-payment.ts'
import { useFinishedPayment } from '../../../payments/purchases/use-finished-payment.ts'
import { FormStuckProvider, useFormRestarts } from '../../../payments/form/form-restart.ts'
import { CartChangedNotice } from '../../../payments/form/cart-changed-notice.tsx'
import { PaymentSummary } from '../../../payments/before/payment-summary.tsx'
import { useTransactionOnce, type TransactionLookup } from '../../../payments/result/use-transaction-once.ts'
import { Head } from '../../../runtime/document/head.tsx'
import { useShop } from '../../../runtime/state/shop-context.ts'
import { useHydrated } from '../../../rendering/client/after-hydration.tsx'
import { paths } from '../../../runtime/navigation/paths.ts'
import { Navigate, useParams, useSearchParams } from '../../../runtime/navigation/router.ts'
import { useConfiguration, useTranslate } from '../../../runtime/config/shop-config.tsx'
import type { Page } from '../../page.ts'
import { CprPayment } from './cpr-payment.tsx'
import { PaymentLogin } from './payment-login.tsx'
import { PageLoader } from '../../../runtime/failures/page-loader.tsx'
import { PaymentLoginEnded } from './payment-login-ended.tsx'

/** The payment page, or the form for the CPR number. */
export function PaymentPage() {
  const asks = asksCpr(useConfiguration())
  const { transactionId = '' } = useParams()
  const finished = useFinishedPayment()
  useNotedPosition(transactionId)
  const isHydrated = useHydrated()
  // Back from a result that was shown.
  if (isHydrated && finished?.transactionId === transactionId) return <RedirectToConfirmation ids={finished} />
  return asks ? <CprPayment /> : <ProviderPayment />
}

/** Remembers the position of the payment in the tab's history. */
function useNotedPosition(transactionId: string) {
  const { platform } = useShop()
  useEffect(() => {
    notePaymentPosition(platform, transactionId)
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) paymentPosition.forget(platform)
    }
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [platform, transactionId])
}

function ProviderPayment() {
  const t = useTranslate()
  const hasProvider = takesPayment(useConfiguration())
  useOpenCheckout()
  return (
    <Container>
      <Head title={t('PaymentTitle')} noindex />
      <Section spacing="page-top">
        <Stack>
          <div>
            <StandaloneLink href={paths.checkout} before="back">
              {t('ChangeDelivery')}
            </StandaloneLink>
            <h1>{t('PaymentTitle')}</h1>
          </div>
          {hasProvider && <CheckoutSteps current="payment" />}
          <PaymentLoginEnded />
          <Payment />
        </Stack>
      </Section>
    </Container>
  )
}

/** The provider's form, once there is something to pay. Shops without a provider take no payments. */
function Payment() {
  const { transactionId = '', correlationId } = useParams()
  const { paymentProvider } = useConfiguration()
  const checkout = providerOf(paymentProvider)?.checkout
  const reading = useRequiredCart()
  const lookup = useTransactionOnce({ transactionId, correlationId })
  // Loads the form's code while the transaction is read.
  const [Form] = useState(() => checkout && fetchForm(checkout))
  const isInterrupted = useInterrupted()
  if (lookup.isLoading || reading === 'awaited') return isInterrupted ? <BasketOnHold /> : <PaymentOutline />
  // A paid order needs no cart.
  const isUnknown = lookup.hasFailed || (reading === 'failed' && !isPaid(lookup.transaction))
  if (isUnknown) return <LeaveForError />
  return (
    <Gated gate={checkout?.gate ?? paymentGate} lookup={lookup}>
      {Form ? (
        <Stack gap="wide">
          {checkout?.offersLogin && !isInterrupted && <PaymentLogin />}
          <FormBesideSummary Form={Form} transaction={lookup.transaction} />
        </Stack>
      ) : (
        <PaymentNotAvailable />
      )}
    </Gated>
  )
}

/** The outline of form and summary while the transaction is read. Part of the server's page. */
function PaymentOutline() {
  return (
    <PageLoader label="PaymentLoading">
      <WithSummary>
        <Panel as="div">
          <Stack>
            <Skeleton $height="3.5rem" />
            <Skeleton $height="3.5rem" />
            <Skeleton $height="3.5rem" />
          </Stack>
        </Panel>
        <SummaryOutline />
      </WithSummary>
    </PageLoader>
  )
}

/** Shows the held basket until the next login can read the transaction. */
const BasketOnHold = () => useCart(({ isRead }) => isRead) && <PaymentSummary />

function fetchForm({ loadForm }: ProviderCheckout): ComponentType<PaymentFormProps> {
  const form = loadForm()
  return lazy(async () => ({ default: await form }))
}

interface GatedProps {
  gate: PaymentGate
  lookup: Extract<TransactionLookup, { isLoading: false }>
  children: ReactNode
}

/**
 * Decides once, when the page opens. A customer who approves the payment in an app returns to this tab with an empty cart.
 * The page stays until the provider's form has finished.
 */
function Gated({ gate: decide, lookup: { transaction, isNotFound }, children }: GatedProps) {
  const { transactionId = '', correlationId } = useParams()
  const cart = useCart((state) => state.cart)
  const [query] = useSearchParams()
  const emptyBecause = useEmptyCartReason()
  const [gate] = useState(() => decide(transaction, cart, query))
  if (gate === 'pay') return children
  if (gate === 'confirmation') return <OpenConfirmation ids={{ transactionId, correlationId }} />
  if (gate === 'unknown') return isNotFound ? <Navigate to={paths.home} replace /> : <LeaveForError />
  if (gate === 'cart-empty') return <Navigate to={paths.cart} replace state={redirectReason(emptyBecause)} />
  return <Navigate to={paths.checkout} replace state={redirectReason(gate)} />
}

interface FormBesideSummaryProps extends PaymentFormProps {
  Form: ComponentType<PaymentFormProps>
}

function FormBesideSummary({ Form, transaction }: FormBesideSummaryProps) {
  const t = useTranslate()
  const isInterrupted = useInterrupted()
  const { restarts, onStuck } = useFormRestarts()
  return (
    <WithSummary>
      <Panel aria-label={t('PaymentTitle')}>
        <Stack>
          <UnsavedAddressNotice />
          <CartChangedNotice />
          <Row wrap="never">
            <Icon name="shield" />
            <Small>{t('PaymentIntro')}</Small>
          </Row>
          <div inert={isInterrupted}>
            <Suspense fallback={<PageLoader label="PaymentLoading" />}>
              <FormStuckProvider value={onStuck}>
                <Form key={restarts} transaction={transaction} />
              </FormStuckProvider>
            </Suspense>
          </div>
        </Stack>
      </Panel>
      <Sticky>
        <Stack>
          <PaymentSummary transaction={transaction} />
          <DeliveryPanel />
        </Stack>
      </Sticky>
    </WithSummary>
  )
}

export const page = { Component: PaymentPage } satisfies Page
