import { asksCpr, takesPayment } from '@shop/domain/checkout/free-shop.ts'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Container, Section, Stack } from '@shop/ui/layout/layout.tsx'
import { useEffect } from 'react'
import { CheckoutSteps } from '../../../cart/checkout-steps.tsx'
import { useCheckoutVisit } from '../../../checkout/use-checkout-visit.ts'
import { notePaymentPosition, paymentPosition } from '../../../payments/purchases/finished-payment.ts'
import { useFinishedPayment } from '../../../payments/purchases/use-finished-payment.ts'
import { RedirectToConfirmation } from '../../../payments/result/open-confirmation.tsx'
import { useHydrated } from '../../../rendering/client/after-hydration.tsx'
import { useConfiguration, useTranslate } from '../../../runtime/config/shop-config.tsx'
import { Head } from '../../../runtime/document/head.tsx'
import { paths } from '../../../runtime/navigation/paths.ts'
import { useParams } from '../../../runtime/navigation/router.ts'
import { useShop } from '../../../runtime/state/shop-context.ts'
import type { Page } from '../../page.ts'
import { CprPayment } from './cpr-payment.tsx'
import { Payment } from './gate.tsx'
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
  useCheckoutVisit()
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

export const page = { Component: PaymentPage } satisfies Page
