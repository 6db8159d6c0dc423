import { Container, Section, Stack } from '@shop/ui/layout.tsx'
import { Loader } from '@shop/ui/spinner.tsx'
import { useCart } from '../cart/cart-context.ts'
import { NetsPayment } from '../payments/nets-payment.tsx'
import { Head } from '../runtime/head.tsx'
import { paths } from '../runtime/paths.ts'
import { Navigate } from '../runtime/router.ts'
import { useConfiguration, useTranslate } from '../runtime/shop-context.tsx'
import type { Shop } from '../shop.ts'

/** Where the customer pays (ROUTE-07); which form it is, the shop's provider decides (PAY-03). */
export function PaymentPage({ shop }: { shop: Shop }) {
  const t = useTranslate()
  const { paymentProvider } = useConfiguration()
  const isLoaded = useCart((state) => state.isLoaded)
  const isEmpty = useCart(({ cart }) => cart.total <= 0)
  if (isLoaded && isEmpty) return <Navigate to={paths.cart} replace />
  return (
    <Container>
      <Head title={t('PaymentTitle')} hidden />
      <Section>
        <Stack>
          <h1>{t('PaymentTitle')}</h1>
          {!isLoaded && <Loader label={t('Loading')} />}
          {isLoaded && paymentProvider === 'nets' && <NetsPayment gateway={shop.gateway} />}
        </Stack>
      </Section>
    </Container>
  )
}
