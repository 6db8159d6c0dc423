import type { Product } from '@shop/domain/catalogue/product.ts'
import { withoutSoftHyphens } from '@shop/domain/text/soft-hyphens.ts'
import { Gallery } from '@shop/ui/commerce/gallery.tsx'
import { useState } from 'react'
import { useOfferBadge } from '../catalogue/tile/offer-badge.tsx'
import { TILE_PICTURE_SIZES } from '../catalogue/tile/tile-picture-sizes.ts'
import { useHydrated } from '../rendering/client/after-hydration.tsx'
import { useLocation } from '../runtime/navigation/router.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'

interface ProductGalleryProps {
  product: Product
  /** Whether to render more than the main picture. */
  isComplete: boolean
}

/** All pictures of a product, the main one first. */
export function ProductGallery({ product, isComplete }: ProductGalleryProps) {
  const t = useTranslate()
  const badge = useOfferBadge(product)
  const { name, imageUrl, allImages } = product
  const tilePicture = useTilePicture()
  const sources = [...new Set([imageUrl, ...allImages])].filter((src) => src !== '')
  if (sources.length === 0) return null
  return (
    <section aria-label={t('ProductPictures', { name })}>
      <Gallery
        isComplete={isComplete}
        images={sources.map((src) => ({
          src,
          alt: withoutSoftHyphens(name),
          ...(src === tilePicture && { sizesAtFirst: TILE_PICTURE_SIZES }),
        }))}
        badge={badge}
        zoomLabel={t('EnlargePicture')}
        closeLabel={t('Close')}
        thumbnailLabel={(number, total) => t('ShowPicture', { number, total })}
      />
    </section>
  )
}

/** Returns the card's picture that the visitor came from. The browser has it in that size and shows it at once. */
function useTilePicture(): string | undefined {
  const state = useLocation().state as { product?: Pick<Product, 'imageUrl'> } | null
  const isHydrated = useHydrated()
  const [picture] = useState(() => (isHydrated ? state?.product?.imageUrl : undefined))
  return picture
}
