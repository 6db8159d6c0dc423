import type { Product, RelatedProduct } from '@shop/domain/catalogue/product.ts'
import { useMemo } from 'react'
import { NumberedSlider } from '../catalogue/numbered-slider.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'

/** How many are fetched by their numbers at most. */
const MAX_FETCHED = 12

/** What goes well with a product (PROD-24), whether the gateway sends it whole or names its numbers. */
export function RelatedProducts({ product: { relatedProducts } }: { product: Product }) {
  const known = relatedProducts.filter((related): related is RelatedProduct => typeof related !== 'string')
  const itemNumbers = useMemo(
    () => relatedProducts.filter((related) => typeof related === 'string').slice(0, MAX_FETCHED),
    [relatedProducts],
  )
  return <NumberedSlider title={useTranslate()('RelatedProducts')} known={known} itemNumbers={itemNumbers} />
}
