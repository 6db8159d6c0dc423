import type { Prefetch } from '../../runtime/navigation/page-handle.tsx'
import type { Shop } from '../../runtime/state/shop-context.ts'
import { productIdOf } from './product-id.ts'

/** The prefetching of a product's page: the product on pointer down. */
export const prefetchProduct = ({ productRequests }: Pick<Shop, 'productRequests'>): Prefetch => ({
  onPress: (params) => productRequests.prefetch(productIdOf(params)),
  onCancel: productRequests.abandon,
})
