import type { Product } from '@shop/domain/product.ts'
import { productPath } from '@shop/domain/product-path.ts'
import { Picture } from '@shop/ui/picture.tsx'
import { ProductCard } from '@shop/ui/product-card.tsx'
import { useFacts } from '../runtime/shop-context.tsx'

interface ProductTileProps {
  product: Product
  /** The category the visitor is looking at, so that the product's address keeps it. */
  categoryPath?: string
}

/** A product in a grid (PROD-01). */
export function ProductTile({ product, categoryPath }: ProductTileProps) {
  const { places, configuration } = useFacts()
  const { useEnrichedProductData } = configuration.featureFlags
  const href = productPath(product, { categoryPath, places, useEnrichedProductData })
  return (
    <ProductCard
      name={product.name}
      href={href}
      linkState={{ product }}
      picture={<Picture src={product.imageUrl} alt="" />}
      itemNumber={!product.isConfigurable && product.itemNumber}
      price={product.priceResponse?.priceStr}
    />
  )
}
