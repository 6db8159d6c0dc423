import { shortDescription } from '@shop/domain/catalogue/description.ts'
import { marketingHtml } from '@shop/domain/text/markup.ts'
import { plainText } from '@shop/domain/text/plain-text.ts'
import { priceView } from '@shop/domain/prices/price-view.ts'
import type { Product } from '@shop/domain/catalogue/product.ts'
import { productPath } from '@shop/domain/catalogue/product-path.ts'
import { Badge } from '@shop/ui/elements/badge.tsx'
import { Picture } from '@shop/ui/elements/picture.tsx'
import { ProductCard } from '@shop/ui/commerce/product-card.tsx'
import { useShopConfig, useFlag, useTranslate } from '../runtime/config/shop-config.tsx'
import { FavouriteToggle } from './favourite-toggle.tsx'
import { TileAction } from './tile-action.tsx'
import { TILE_PICTURE_SIZES } from './tile-picture-sizes.ts'
import { TilePrice } from './tile-price.tsx'
import type { ListOrigin } from './list-origin.ts'

interface ProductTileProps {
  product: Product
  /** The list that the product's breadcrumb leads back to. */
  origin?: ListOrigin | undefined
  headingLevel?: 2 | 3
  /** Whether the card is visible at first, so that its picture must not load lazily. */
  isFirst?: boolean
}

/** A product card in a grid or slider. */
export function ProductTile({ product, origin, headingLevel = 3, isFirst = false }: ProductTileProps) {
  const t = useTranslate()
  const { categoryRoutes, configuration } = useShopConfig()
  const isEnriched = useFlag('useEnrichedProductData')
  const hidesPrices = useFlag('hidePricesAndPayment')
  const categoryPath = origin?.kind === 'category' ? origin.path : undefined
  const href = productPath(product, { categoryPath, categoryRoutes, useEnrichedProductData: isEnriched })
  const isOnOffer = priceView(product, configuration)?.was !== undefined
  const linkState = { product, origin }
  return (
    <ProductCard
      name={product.name}
      href={href}
      linkState={linkState}
      headingLevel={headingLevel}
      picture={<Picture src={product.imageUrl} alt="" sizes={TILE_PICTURE_SIZES} priority={isFirst} />}
      badge={isOnOffer && !hidesPrices && <OfferBadge />}
      heart={<FavouriteToggle product={product} />}
      itemNumber={!product.isConfigurable && t('ItemNumber', { itemNumber: product.itemNumber })}
      texts={isEnriched ? [] : tileTexts(product)}
      price={<TilePrice product={product} />}
      action={<TileAction product={product} href={href} linkState={linkState} />}
    />
  )
}

function OfferBadge() {
  const t = useTranslate()
  return (
    <Badge tone="offer" icon="tag">
      {t('Offer')}
    </Badge>
  )
}

/** Returns the long and the short description in plain text, shortened, without duplicates. */
function tileTexts({ description, marketingShortDescription }: Product): string[] {
  const texts = [description, marketingHtml(marketingShortDescription)].map((html) => plainText(shortDescription(html)))
  return [...new Set(texts.filter(Boolean))]
}
