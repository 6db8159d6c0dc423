import { priceNow, priceView } from '@shop/domain/prices/price-view.ts'
import type { Product } from '@shop/domain/catalogue/product.ts'
import { Price } from '@shop/ui/commerce/price.tsx'
import { useConfiguration, useFlag, useTranslate } from '../runtime/config/shop-config.tsx'
import { useVatNote } from './use-vat-note.ts'

/**
 * What a product costs, on its card: from the cheapest variation on, and struck through where there is a lower price
 * (PROD-01). A shop of prices without VAT says so.
 */
export function TilePrice({ product }: { product: Product }) {
  const t = useTranslate()
  const configuration = useConfiguration()
  const hidesPrices = useFlag('hidePricesAndPayment')
  const { isUsual, vatNote } = useVatNote()
  const view = priceView(product, configuration)
  if (hidesPrices || !view) return null
  const { now, was, bulkFrom } = view
  const bulkNote = bulkFrom && t('BulkFromPrice', { price: bulkFrom })
  const note = [!isUsual && vatNote, bulkNote].filter(Boolean).join(' · ')
  return (
    <Price
      price={costsDiffer(product) ? t('PriceFrom', { price: now }) : now}
      was={was}
      nowLabel={t('PriceNow')}
      wasLabel={t('PriceWas')}
      note={note}
    />
  )
}

const costsDiffer = ({ variations }: Product) => new Set(variations.map(priceNow)).size > 1
