import { Container, Row } from '@shop/ui/layout.tsx'
import { Link } from '@shop/ui/link.tsx'
import { useCart } from '../cart/cart-context.ts'
import { paths } from '../runtime/paths.ts'
import { useFacts, useTranslate } from '../runtime/shop-context.tsx'

/** The top of every page: whose shop this is, and the way to the basket. */
export function Header() {
  const t = useTranslate()
  const { brand, configuration } = useFacts()
  const total = useCart(({ cart }) => cart.total)
  const isLoaded = useCart((state) => state.isLoaded)
  return (
    <header>
      <Container>
        <Row data-ends="apart">
          <Link href={paths.home}>
            <img src={brand.logo.onLight} alt={configuration.displayName || brand.name} width={160} height={40} />
          </Link>
          <Link href={paths.cart}>
            {t('Cart')} <span>{isLoaded ? total : ''}</span>
          </Link>
        </Row>
      </Container>
    </header>
  )
}
