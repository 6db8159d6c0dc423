import type { Product } from '@shop/domain/catalogue/product.ts'
import { GALLERY_SIZES } from '@shop/ui/commerce/gallery-sizes.ts'
import { preloadPicture } from '@shop/ui/elements/preload-picture.ts'
import type { PageRouter } from '../../runtime/navigation/router-provider.tsx'

/** Asks for the large picture of a product as soon as its link is followed: on a phone it is there with the page. */
export function preloadFollowedPicture(router: Pick<PageRouter, 'subscribe'>, base: string) {
  let preloaded: Product | undefined
  router.subscribe(({ navigation: { location } }) => {
    const state = location?.state as { product?: Product } | null | undefined
    const product = state?.product
    if (!product || product === preloaded) return
    preloaded = product
    preloadPicture(product.imageUrl, { sizes: GALLERY_SIZES, base })
  })
}
