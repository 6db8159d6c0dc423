import type { ProductId } from '@shop/api-client'
import type { Params } from '../../runtime/navigation/router.ts'

/** Returns the item number or the url key in the path of a product page. */
export const productIdOf = ({ itemNumber, productUrlKey = '' }: Params): ProductId =>
  itemNumber ? { itemNumber } : { urlKey: productUrlKey }
