import { Row } from '@shop/ui/layout/layout.tsx'
import { Spinner } from '@shop/ui/elements/spinner.tsx'
import { SummaryRows } from '@shop/ui/commerce/summary-rows.tsx'
import type { Ref } from 'react'
import { styled } from 'styled-components'
import { useCart } from '../cart-context.ts'
import { totalRows } from '../total-rows.ts'
import { cartTotals } from '../totals.ts'
import { useConfiguration, useTranslate } from '../../runtime/config/shop-config.tsx'

/** What the cart costs, as the gateway counted it; greyed while it counts anew (CART-07, CART-16). */
export function CartTotals({ ref }: { ref: Ref<HTMLDivElement> }) {
  const t = useTranslate()
  const configuration = useConfiguration()
  const cart = useCart((state) => state.cart)
  const isCounting = useCart(({ pending }) => pending > 0)
  const rows = totalRows(cartTotals(cart), { t, configuration })
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
