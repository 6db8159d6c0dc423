import { productPath } from '@shop/domain/product-path.ts'
import type { Product } from '@shop/domain/product.ts'
import { useEffect } from 'react'
import { addDataBlock, dataBlockText } from '../runtime/data-block.ts'
import { useFacts, useFlag } from '../runtime/shop-context.tsx'
import { useWoken } from '../runtime/use-woken.ts'
import { structuredData } from './structured-data.ts'

const TYPE = 'application/ld+json'

/** The product for search engines, in shops that want it (SEO-03, SEO-05). Shows nothing. */
export function ProductSchema({ product }: { product: Product }) {
  const isWanted = useFlag('allowProductSchema')
  return isWanted ? <SchemaBlock product={product} /> : null
}

function SchemaBlock({ product }: { product: Product }) {
  const { brand, site, places, configuration } = useFacts()
  const { useEnrichedProductData } = configuration.featureFlags
  const path = productPath(product, { places, useEnrichedProductData })
  const data = structuredData(product, { configuration, brandName: brand.name, origin: site.origin, path })
  const json = dataBlockText(data)
  const isWoken = useWoken()
  useEffect(() => (isWoken ? addDataBlock(TYPE, json) : undefined), [isWoken, json])
  // React may write it on the server only: in the browser it would make the element in a way that Trusted Types forbid.
  return isWoken ? null : <script type={TYPE} dangerouslySetInnerHTML={{ __html: json }} />
}
