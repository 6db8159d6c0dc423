import { ButtonLink } from '@shop/ui/button.tsx'
import { Container, Section, Stack } from '@shop/ui/layout.tsx'
import { Loader } from '@shop/ui/spinner.tsx'
import { useCart } from '../cart/cart-context.ts'
import { Head } from '../runtime/head.tsx'
import { paths } from '../runtime/paths.ts'
import { useTranslate } from '../runtime/shop-context.tsx'

/** What the visitor has chosen (ROUTE-04). */
export function CartPage() {
  const t = useTranslate()
  const cart = useCart((state) => state.cart)
  const isLoaded = useCart((state) => state.isLoaded)
  return (
    <Container>
      <Head title={t('YourCart')} hidden />
      <Section>
        <Stack>
          <h1>{t('YourCart')}</h1>
          {!isLoaded && <Loader label={t('Loading')} />}
          {isLoaded && cart.total <= 0 && <p>{t('CartEmpty')}</p>}
          {cart.lines.map((line) => (
            <p key={line.id}>
              {line.quantity} × {line.name}: {line.total}
            </p>
          ))}
          {cart.total > 0 && (
            <>
              <p>
                {t('Total')}: {cart.displayPrice}
              </p>
              <p>
                <ButtonLink href={paths.checkout}>{t('GoToCheckout')}</ButtonLink>
              </p>
            </>
          )}
        </Stack>
      </Section>
    </Container>
  )
}
