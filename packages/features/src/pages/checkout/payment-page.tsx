import type { Gateway } from '@shop/api-client'
import type { PaymentProvider } from '@shop/domain/configuration.ts'
import type { Transaction } from '@shop/domain/transaction.ts'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { WithSummary, Container, Row, Section, Stack, Sticky } from '@shop/ui/layout/layout.tsx'
import { Icon } from '@shop/ui/elements/icon.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { Loader } from '@shop/ui/elements/spinner.tsx'
import { Small } from '@shop/ui/elements/text.tsx'
import { useState, type ComponentType } from 'react'
import { CheckoutSteps } from '../../cart/checkout-steps.tsx'
import { useCart } from '../../cart/cart-context.ts'
import { redirectReason } from '../../cart/redirect-reason.tsx'
import { NetsPayment } from '../../payments/nets-payment.tsx'
import { paymentGate } from '../../payments/payment-gate.ts'
import { PaymentSummary } from '../../payments/payment-summary.tsx'
import { useTransactionOnce } from '../../payments/use-transaction-once.ts'
import { Head } from '../../runtime/document/head.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { Navigate, useParams, useSearchParams } from '../../runtime/navigation/router.ts'
import { useConfiguration, useTranslate } from '../../runtime/config/shop-config.tsx'
import type { Shop } from '../../shop.ts'

/** The form of each provider; a shop with another one, or none, shows nothing here (PAY-03). */
const forms: Partial<Record<PaymentProvider, ComponentType<{ gateway: Gateway }>>> = { nets: NetsPayment }

/** Where the customer pays (ROUTE-07). */
export function PaymentPage({ shop }: { shop: Shop }) {
  const t = useTranslate()
  return (
    <Container>
      <Head title={t('PaymentTitle')} hidden />
      <Section data-spacing="page-top">
        <Stack>
          <div>
            <StandaloneLink href={paths.checkout} before="back">
              {t('ChangeDelivery')}
            </StandaloneLink>
            <h1>{t('PaymentTitle')}</h1>
          </div>
          <CheckoutSteps current="payment" />
          <Payment gateway={shop.gateway} />
        </Stack>
      </Section>
    </Container>
  )
}

/** The provider's form, once it is clear that there is something to pay. */
function Payment({ gateway }: { gateway: Gateway }) {
  const t = useTranslate()
  const { transactionId = '', correlationId } = useParams()
  const isLoaded = useCart((state) => state.isLoaded)
  const lookup = useTransactionOnce(gateway, { transactionId, correlationId })
  if (lookup.isLoading || !isLoaded) return <Loader label={t('PaymentLoading')} />
  return <Gated gateway={gateway} transaction={lookup.transaction} />
}

/**
 * Decides once, on the way in: who approves the payment in an app and comes back to this tab finds the cart empty by
 * then, and belongs here until the provider's form says that it is done.
 */
function Gated({ gateway, transaction }: { gateway: Gateway; transaction: Transaction | undefined }) {
  const { transactionId = '', correlationId } = useParams()
  const cart = useCart((state) => state.cart)
  const [gate] = useState(() => paymentGate(transaction, cart))
  if (gate === 'pay') return <PaymentForm gateway={gateway} />
  if (gate === 'confirmation') return <Navigate to={paths.orderConfirmation(transactionId, correlationId)} replace />
  if (gate === 'cart-empty') return <Navigate to={paths.cart} replace state={redirectReason('nothing-to-pay')} />
  return <Navigate to={paths.checkout} replace state={redirectReason(gate)} />
}

function PaymentForm({ gateway }: { gateway: Gateway }) {
  const t = useTranslate()
  const { paymentProvider } = useConfiguration()
  const [query] = useSearchParams()
  const Form = paymentProvider && forms[paymentProvider]
  if (!Form) return null
  return (
    <WithSummary>
      <Panel aria-label={t('PaymentTitle')}>
        <Stack>
          {/* So the provider sends somebody back whose bank said no (Nets: paymentFailed in the return address). */}
          {query.get('paymentFailed') === 'true' && (
            <Alert tone="danger" live title={t('PaymentFailed')}>
              <p>{t('PaymentRefused')}</p>
            </Alert>
          )}
          <Row data-wrap="never">
            <Icon name="shield" />
            <Small>{t('PaymentIntro')}</Small>
          </Row>
          <Form gateway={gateway} />
        </Stack>
      </Panel>
      <Sticky>
        <PaymentSummary />
      </Sticky>
    </WithSummary>
  )
}
