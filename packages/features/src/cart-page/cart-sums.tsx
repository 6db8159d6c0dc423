import { Row } from '@shop/ui/layout/layout.tsx'
import { Spinner } from '@shop/ui/elements/spinner.tsx'
import { SummaryRows } from '@shop/ui/commerce/summary-rows.tsx'
import type { Ref } from 'react'
import { styled } from 'styled-components'
import { useCart } from '../cart/cart-context.ts'
import { cartSums, sumRows } from '../cart/sum-rows.ts'
import { useFacts, useTranslate } from '../runtime/shop-context.tsx'

/** What the cart costs, as the gateway counted it; greyed while it counts anew (CART-07, CART-16). */
export function CartSums({ ref }: { ref: Ref<HTMLDivElement> }) {
  const t = useTranslate()
  const { configuration, site } = useFacts()
  const cart = useCart((state) => state.cart)
  const isCounting = useCart(({ pending }) => pending > 0)
  const rows = sumRows(cartSums(cart, configuration.currency || site.market.currency), { t, configuration })
  return (
    <div ref={ref}>
      <Numbers aria-busy={isCounting || undefined}>
        <SummaryRows rows={rows} />
      </Numbers>
      <Place>
        {isCounting && (
          <Row>
            <Spinner />
            {t('CartUpdating')}
          </Row>
        )}
      </Place>
    </div>
  )
}

const Numbers = styled.div`
  &[aria-busy] {
    opacity: 0.6;
  }
`
/** Kept free, so that nothing moves when the words come and go. */
const Place = styled.div`
  min-height: 1.75rem;
`
