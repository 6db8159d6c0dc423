import type { CartLine } from '@shop/domain/cart/cart.ts'
import { productPath } from '@shop/domain/catalogue/product-path.ts'
import { useShopConfig } from '../runtime/config/shop-config.tsx'

/** Finds the product's page of a line. A line has an item number only; the page finds its product by that. */
export function useLinePath() {
  const { categoryRoutes } = useShopConfig()
  return ({ itemNumber }: Pick<CartLine, 'itemNumber'>) =>
    productPath({ itemNumber, urlKey: '', partialId: '' }, { categoryRoutes, useEnrichedProductData: false })
}
