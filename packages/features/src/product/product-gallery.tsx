import { priceView } from '@shop/domain/price-view.ts'
import type { Product } from '@shop/domain/product.ts'
import { Badge } from '@shop/ui/elements/badge.tsx'
import { Gallery } from '@shop/ui/commerce/gallery.tsx'
import { useConfiguration, useFlag, useTranslate } from '../runtime/config/shop-config.tsx'

/** All pictures of a product, the main one first (PROD-21). */
export function ProductGallery({ product }: { product: Product }) {
  const t = useTranslate()
  const configuration = useConfiguration()
  const hidesPrices = useFlag('hidePricesAndPayment')
  const { name, imageUrl, allImages } = product
  const sources = [...new Set([imageUrl, ...allImages])].filter((src) => src !== '')
  if (sources.length === 0) return null
  const isOffer = !hidesPrices && priceView(product, configuration)?.was !== undefined
  return (
    <section aria-label={t('ProductPictures', { name })}>
      <Gallery
        images={sources.map((src) => ({ src, alt: name }))}
        badge={
          isOffer && (
            <Badge tone="offer" icon="tag">
              {t('Offer')}
            </Badge>
          )
        }
        zoomLabel={t('EnlargePicture')}
        closeLabel={t('Close')}
        thumbnailLabel={(number, total) => t('ShowPicture', { number, total })}
      />
    </section>
  )
}
