import type { Product } from '@shop/domain/catalogue/product.ts'
import { gatewayUrl } from '@shop/domain/text/gateway-url.ts'
import { GALLERY_SIZES } from '@shop/ui/commerce/gallery-sizes.ts'
import { preloadPicture } from '@shop/ui/elements/preload-picture.ts'
import type { Prefetch } from '../../runtime/navigation/page-handle.tsx'
import type { Shop } from '../../runtime/state/shop-context.ts'
import { productIdOf } from './product-id.ts'

/** The prefetching of a product's page: the product on pointer down, its large picture on the click. */
export const prefetchProduct = ({ productRequests, config }: Pick<Shop, 'productRequests' | 'config'>): Prefetch => ({
  onPress: (params) => productRequests.prefetch(productIdOf(params)),
  onCancel: productRequests.abandon,
  onFollow: (state) => {
    const { product } = (state ?? {}) as { product?: Pick<Product, 'imageUrl'> }
    if (product) preloadPicture(gatewayUrl(product.imageUrl, config.site.gatewayBase), GALLERY_SIZES)
  },
})
