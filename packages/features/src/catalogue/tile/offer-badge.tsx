import { priceView } from '@shop/domain/prices/price-view.ts'
import type { Product } from '@shop/domain/catalogue/product.ts'
import { Badge } from '@shop/ui/elements/badge.tsx'
import { VisuallyHidden } from '@shop/ui/elements/visually-hidden.tsx'
import { useConfiguration, useFlag, useTranslate } from '../../runtime/config/shop-config.tsx'
import { percentReduction } from './percent-texts.ts'

/** Returns the badge of a product on offer: by how much it is cheaper, or that it is. Undefined for other products. */
export function useOfferBadge(product: Product) {
  const t = useTranslate()
  const hidesPrices = useFlag('hidePricesAndPayment')
  const { was, percentOff = 0 } = priceView(product, useConfiguration()) ?? {}
  if (hidesPrices || was === undefined) return undefined
  return (
    <Badge tone="offer" icon="tag">
      {percentOff > 0 ? (
        <>
          <VisuallyHidden>{`${t('Offer')} `}</VisuallyHidden>
          <span>{percentReduction(percentOff)}</span>
        </>
      ) : (
        t('Offer')
      )}
    </Badge>
  )
}
