import type { PriceView } from '@shop/domain/prices/price-view.ts'
import { useConfiguration, useTranslate } from '../../runtime/config/shop-config.tsx'

/**
 * Returns a function that names the lowest price of the last 30 days beside a lowered one, where the law of the European Union
 * applies.
 */
export function useLowestPrice(): (view: PriceView) => string | false {
  const t = useTranslate()
  const { isEu } = useConfiguration().law
  return ({ lowest }) => isEu && lowest !== undefined && t('LowestPrice', { price: lowest })
}
