import type { ProductId } from '@shop/api-client'
import type { Params } from '../../runtime/navigation/router.ts'

/** The number or the key of a product in the address of its page (PROD-07). */
export const productIdOf = ({ itemNumber, productUrlKey = '' }: Params): ProductId =>
  itemNumber ? { itemNumber } : { urlKey: productUrlKey }
