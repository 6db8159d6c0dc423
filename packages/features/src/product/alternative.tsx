import { alternativeTo } from '@shop/domain/catalogue/alternative.ts'
import { productPath } from '@shop/domain/catalogue/product-path.ts'
import type { Product } from '@shop/domain/catalogue/product.ts'
import { Link } from '@shop/ui/elements/link.tsx'
import { Picture } from '@shop/ui/elements/picture/picture.tsx'
import { Row, Stack } from '@shop/ui/layout/layout.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { TilePrice } from '../catalogue/tile/tile-price.tsx'
import { useFlag, useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'

/** Similar products for one that is sold out. Renders nothing if there are none. */
export function Alternative({ product }: { product: Product }) {
  const t = useTranslate()
  const { categoryRoutes } = useShopConfig()
  const isEnriched = useFlag('useEnrichedProductData')
  const found = alternativeTo(product)
  if (!found) return null
  const alternative = { ...found, relatedProducts: [] }
  const href = productPath(alternative, { categoryRoutes, useEnrichedProductData: isEnriched })
  return (
    <Panel surface="tint" aria-label={t('InStockInstead')}>
      <Stack gap="tight">
        <p>{t('InStockInstead')}</p>
        <Row wrap="never">
          <Picture src={alternative.imageUrl} alt="" sizes="84px" width={84} height={84} />
          <Stack gap="tight">
            <Link href={href} state={{ product: alternative }}>
              {alternative.name}
            </Link>
            <TilePrice product={alternative} />
          </Stack>
        </Row>
      </Stack>
    </Panel>
  )
}
