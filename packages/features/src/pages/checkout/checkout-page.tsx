import { isUndecided } from '@shop/domain/account/visit.ts'
import { canBePaid } from '@shop/domain/checkout/free-shop.ts'
import { isNothing } from '@shop/domain/prices/price.ts'
import { Skeleton } from '@shop/ui/feedback/skeleton.tsx'
import { Container, Section, Stack } from '@shop/ui/layout/layout.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { CheckoutSteps } from '../../cart/checkout-steps.tsx'
import { useCart } from '../../cart/cart-context.ts'
import { CartNotice } from '../../cart/cart-notice.tsx'
import { useRequiredCart } from '../../cart/use-required-cart.ts'
import { LeaveForError } from '../../runtime/failures/leave-for-error.tsx'
import { RedirectReasonNotice, redirectReason, useEmptyCartReason } from '../../cart/redirect-reason.tsx'
import { CheckoutProvider, useCheckout } from '../../checkout/checkout-context.ts'
import { CheckoutForm } from '../../checkout/checkout-form.tsx'
import { hasErrors } from '../../forms/form-summary.tsx'
import { usePageTitle } from '../../forms/use-page-title.ts'
import { PageLoader } from '../../runtime/failures/page-loader.tsx'
import { RedirectToConfirmation } from '../../payments/result/open-confirmation.tsx'
import { useFinishedPayment } from '../../payments/purchases/use-finished-payment.ts'
import { PaymentNotAvailable } from '../../payments/before/payment-not-available.tsx'
import { Head } from '../../runtime/document/head.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { Navigate } from '../../runtime/navigation/router.ts'
import { useConfiguration, useTranslate } from '../../runtime/config/shop-config.tsx'
import { useShop } from '../../runtime/state/shop-context.ts'
import { useCheckoutVisit } from '../../checkout/use-checkout-visit.ts'
import { useVisit } from '../../session/visit/use-visit.ts'
import { LoginBox } from '../../session/login/login-box.tsx'
import { getCheckoutStore } from '../../checkout/get-checkout-store.ts'
import type { Page } from '../page.ts'
import { cartOf, isHeld, isRead } from '../../cart/cart.ts'

/** The checkout. An empty cart leads back to the cart. */
export function CheckoutPage() {
  const t = useTranslate()
  const shop = useShop()
  useCheckoutVisit()
  const reading = useRequiredCart()
  const isInterrupted = useVisit(isUndecided)
  // Back from the result of an order, which has emptied the cart.
  const finished = useFinishedPayment()
  const isEmpty = useCart((state) => cartOf(state).total <= 0 && !isHeld(state))
  const emptyBecause = useEmptyCartReason()
  if (reading === 'failed') return <LeaveForError />
  if (reading === 'read' && isEmpty && finished) return <RedirectToConfirmation ids={finished} />
  if (reading === 'read' && isEmpty && !isInterrupted)
    return <Navigate to={paths.cart} replace state={redirectReason(emptyBecause)} />
  return (
    <CheckoutProvider store={getCheckoutStore(shop)}>
      <Container>
        <CheckoutHead />
        <Section spacing="page-top">
          <Stack>
            <div>
              <StandaloneLink href={paths.cart} before="back">
                {t('BackToCart')}
              </StandaloneLink>
              <h1>{t('Checkout')}</h1>
            </div>
            <CheckoutSteps current="delivery" />
            <RedirectReasonNotice />
            <CartNotice />
            <FormOrWhyNot isAwaited={reading === 'awaited'} />
          </Stack>
        </Section>
      </Container>
    </CheckoutProvider>
  )
}

/**
 * Shows no form for an order that could not be placed. Part of the server's HTML, so that the form can be filled in before the
 * cart is read.
 */
function FormOrWhyNot({ isAwaited }: { isAwaited: boolean }) {
  const isKnown = useCart(isRead)
  const costsNothing = useCart((state) => isNothing(cartOf(state).displayPrice))
  const takesOrders = canBePaid(useConfiguration())
  // The tab may know whose cart it is, but not its lines.
  if (!isKnown && !isAwaited) return <LoginBox onlyWhenEnded />
  if (takesOrders || (isKnown && costsNothing)) return <CheckoutForm />
  return isKnown ? (
    <PaymentNotAvailable />
  ) : (
    <PageLoader>
      <Skeleton />
    </PageLoader>
  )
}

function CheckoutHead() {
  const t = useTranslate()
  const title = usePageTitle(t('Checkout'), useCheckout(hasErrors))
  return <Head title={title} noindex />
}

export const page = { Component: CheckoutPage } satisfies Page
