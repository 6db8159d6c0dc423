import { isNotSold } from '@shop/domain/catalogue/buying.ts'
import { priceNow, priceView } from '@shop/domain/prices/price-view.ts'
import type { Product } from '@shop/domain/catalogue/product.ts'
import { Price } from '@shop/ui/commerce/price.tsx'
import { useConfiguration, useFlag, useTranslate } from '../../runtime/config/shop-config.tsx'
import { useState } from 'react'
import { perUnitText } from '../../runtime/config/per-unit-text.ts'
import { useDeliveryFrom } from './use-delivery-from.ts'
import { useLowestPrice } from './use-lowest-price.ts'
import { useVatNote } from './use-vat-note.ts'

/**
 * The price on a product card: that of the cheapest variation, with the regular price struck through. Notes if prices
 * exclude VAT for certain.
 */
export function TilePrice({ product }: { product: Product }) {
  const t = useTranslate()
  const configuration = useConfiguration()
  const hidesPrices = useFlag('hidePricesAndPayment')
  const { isUnusual, vatNote } = useVatNote()
  const delivery = useDeliveryFrom()
  const nameLowest = useLowestPrice()
  // Kept as it was at first, because a list that grows moves what a finger is about to press.
  const [isNoted] = useState(isUnusual)
  const view = priceView(product, configuration)
  if (hidesPrices || !view) return null
  const { now, was, perUnit } = view
  // A struck price that is the lowest one says it already.
  const lowest = view.lowest !== was && nameLowest(view)
  return (
    <Price
      price={costsDiffer(product) ? t('PriceFrom', { price: now }) : now}
      was={was}
      nowLabel={t('PriceNow')}
      wasLabel={t('PriceWas')}
      note={[perUnitText(perUnit, t), delivery, isNoted && vatNote, lowest].filter(Boolean).join('\n')}
    />
  )
}

/** Returns why a product cannot be bought here, or its lowest price for many pieces. */
export function useTileNote(product: Product) {
  const t = useTranslate()
  const hidesPrices = useFlag('hidePricesAndPayment')
  const bulkFrom = priceView(product, useConfiguration())?.bulkFrom
  if (isNotSold(product)) return t('CannotBeBoughtOnline')
  return bulkFrom && !hidesPrices && t('BulkFromPrice', { price: bulkFrom })
}

const costsDiffer = ({ variations }: Product) => new Set(variations.map(priceNow)).size > 1
