import type { Product } from '@shop/domain/catalogue/product.ts'
import { gatewayUrl } from '@shop/domain/text/gateway-url.ts'
import { GALLERY_SIZES } from '@shop/ui/commerce/gallery-sizes.ts'
import { preloadPicture } from '@shop/ui/elements/preload-picture.ts'
import type { PageRouter } from '../../runtime/navigation/router-provider.tsx'

/** Asks for the large picture of a product as soon as its link is followed: on a phone it is there with the page. */
export function preloadFollowedPicture(router: Pick<PageRouter, 'subscribe'>, gatewayBase: string) {
  let preloaded: Product | undefined
  router.subscribe(({ navigation: { location } }) => {
    const state = location?.state as { product?: Product } | null | undefined
    const product = state?.product
    if (!product || product === preloaded) return
    preloaded = product
    preloadPicture(gatewayUrl(product.imageUrl, gatewayBase), GALLERY_SIZES)
  })
}
