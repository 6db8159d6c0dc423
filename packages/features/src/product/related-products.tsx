import type { Product, RelatedProduct } from '@shop/domain/catalogue/product.ts'
import { useMemo } from 'react'
import { NumberedSlider } from '../catalogue/rows/numbered-slider.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'

/** How many products are fetched by item number at most. */
const MAX_FETCHED = 12

/** Related products, whether the gateway sends them as a whole or as item numbers. */
export function RelatedProducts({ product: { relatedProducts } }: { product: Product }) {
  const known = relatedProducts.filter((related): related is RelatedProduct => typeof related !== 'string')
  const itemNumbers = useMemo(
    () => relatedProducts.filter((related) => typeof related === 'string').slice(0, MAX_FETCHED),
    [relatedProducts],
  )
  return <NumberedSlider title={useTranslate()('RelatedProducts')} known={known} itemNumbers={itemNumbers} />
}
