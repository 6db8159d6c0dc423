import { divideText, shortDescription } from '@shop/domain/catalogue/description.ts'
import { marketingHtml } from '@shop/domain/text/markup.ts'
import { plainText } from '@shop/domain/text/plain-text.ts'
import type { Product } from '@shop/domain/catalogue/product.ts'
import { productPath } from '@shop/domain/catalogue/product-path.ts'
import { Picture } from '@shop/ui/elements/picture/picture.tsx'
import { ProductCard } from '@shop/ui/commerce/lists/product-card.tsx'
import { useShopConfig, useFlag, useTranslate } from '../../runtime/config/shop-config.tsx'
import { FitMark } from '../../hearing-aid/fit-mark.tsx'
import { FavouriteToggle } from '../favourites/favourite-toggle.tsx'
import { useOfferBadge } from './offer-badge.tsx'
import { TileAction } from './tile-action.tsx'
import { TILE_PICTURE_SIZES } from './tile-picture-sizes.ts'
import { TilePrice, useTileNote } from './tile-price.tsx'
import type { ListOrigin } from '../list-origin.ts'

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
  const { categoryRoutes } = useShopConfig()
  const isEnriched = useFlag('useEnrichedProductData')
  const categoryPath = origin?.kind === 'category' ? origin.path : undefined
  const href = productPath(product, { categoryPath, categoryRoutes, useEnrichedProductData: isEnriched })
  const badge = useOfferBadge(product)
  const note = useTileNote(product)
  const linkState = { product, origin }
  return (
    <ProductCard
      name={product.name}
      href={href}
      linkState={linkState}
      headingLevel={headingLevel}
      picture={
        <>
          <Picture src={product.imageUrl} alt="" sizes={TILE_PICTURE_SIZES} priority={isFirst} />
          <FitMark fits={product.facets?.['fits']} />
        </>
      }
      badge={badge}
      heart={<FavouriteToggle product={product} />}
      itemNumber={!product.isConfigurable && product.itemNumber && t('ItemNumber', { itemNumber: product.itemNumber })}
      {...(!isEnriched && tileTexts(product))}
      note={note}
      price={<TilePrice product={product} />}
      action={<TileAction product={product} href={href} linkState={linkState} />}
    />
  )
}

/** About two lines of a card on a wide screen. */
const SHOWN_TEXT = 64

/** Returns the long and the short description in plain text, shortened, without duplicates. One or two sentences are shown. */
function tileTexts({ description, marketingShortDescription }: Product) {
  const texts = [description, marketingHtml(marketingShortDescription)].map((html) => plainText(shortDescription(html)))
  const [first = '', ...others] = new Set(texts.filter(Boolean))
  const [text, rest] = divideText(first, SHOWN_TEXT)
  return { text, more: [rest, ...others].filter(Boolean) }
}
