import type { CartLine } from '@shop/domain/cart/cart.ts'
import { productPath } from '@shop/domain/catalogue/product-path.ts'
import { useShopConfig } from '../runtime/config/shop-config.tsx'

/** Returns the path of a line's product page. A line has no URL key, so the page finds its product by item number. */
export function useLinePath() {
  const { categoryRoutes } = useShopConfig()
  return ({ itemNumber }: Pick<CartLine, 'itemNumber'>) =>
    productPath({ itemNumber, urlKey: '', partialId: '' }, { categoryRoutes, useEnrichedProductData: false })
}
