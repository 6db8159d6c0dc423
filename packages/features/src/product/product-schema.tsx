import { productPath } from '@shop/domain/catalogue/product-path.ts'
import type { Product } from '@shop/domain/catalogue/product.ts'
import { useEffect } from 'react'
import { addDataBlock, dataBlockText } from '../runtime/document/data-block.ts'
import { useShopConfig, useFlag } from '../runtime/config/shop-config.tsx'
import { useHydrated } from '../rendering/client/after-hydration.tsx'
import { structuredData } from './structured-data.ts'

const TYPE = 'application/ld+json'

/** The product for search engines, in shops that want it (SEO-03, SEO-05). Shows nothing. */
export function ProductSchema({ product }: { product: Product }) {
  const isWanted = useFlag('allowProductSchema')
  return isWanted ? <SchemaBlock product={product} /> : null
}

function SchemaBlock({ product }: { product: Product }) {
  const { brand, site, categoryRoutes, configuration } = useShopConfig()
  const isEnriched = useFlag('useEnrichedProductData')
  const path = productPath(product, { categoryRoutes, useEnrichedProductData: isEnriched })
  const { origin, gatewayBase } = site
  const data = structuredData(product, { configuration, brandName: brand.name, origin, gatewayBase, path })
  const json = dataBlockText(data)
  const isHydrated = useHydrated()
  useEffect(() => (isHydrated ? addDataBlock(TYPE, json) : undefined), [isHydrated, json])
  // React may write it on the server only: in the browser it would make the element in a way that Trusted Types forbid.
  return isHydrated ? null : <script type={TYPE} dangerouslySetInnerHTML={{ __html: json }} />
}
