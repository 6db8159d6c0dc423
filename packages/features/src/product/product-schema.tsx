import { productPath } from '@shop/domain/catalogue/product-path.ts'
import type { Product } from '@shop/domain/catalogue/product.ts'
import { useEffect } from 'react'
import { addDataBlock, dataBlockText } from '../runtime/document/data-block.ts'
import { useShopConfig, useFlag } from '../runtime/config/shop-config.tsx'
import { useHydrated } from '../rendering/client/use-hydrated.ts'
import { structuredData } from './structured-data.ts'

const TYPE = 'application/ld+json'

/** The product's structured data for search engines, in shops that use it. */
export function ProductSchema({ product }: { product: Product }) {
  const isWanted = useFlag('allowProductSchema')
  return isWanted ? <SchemaBlock product={product} /> : null
}

function SchemaBlock({ product }: { product: Product }) {
  const { brand, site, categoryRoutes, configuration } = useShopConfig()
  const { useEnrichedProductData } = configuration.featureFlags
  const path = productPath(product, { categoryRoutes, useEnrichedProductData })
  const { origin, gatewayBase: pictureBase } = site
  const data = structuredData(product, { configuration, brandName: brand.name, origin, pictureBase, path })
  const json = dataBlockText(data)
  const isHydrated = useHydrated()
  useEffect(() => (isHydrated ? addDataBlock(TYPE, json) : undefined), [isHydrated, json])
  // Rendered on the server only. In the browser, React would create the element in a way that Trusted Types forbid.
  return isHydrated ? null : <script type={TYPE} dangerouslySetInnerHTML={{ __html: json }} />
}
