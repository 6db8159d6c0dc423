import { bulkRowFor, bulkRows } from '@shop/domain/prices/bulk-rows.ts'
import { priceView } from '@shop/domain/prices/price-view.ts'
import type { Product } from '@shop/domain/catalogue/product.ts'
import { BulkPriceTable } from '@shop/ui/commerce/bulk-price-table.tsx'
import { Price } from '@shop/ui/commerce/price.tsx'
import { perUnitText } from '../runtime/config/per-unit-text.ts'
import { percentAmount } from '../catalogue/tile/percent-texts.ts'
import { useDeliveryFrom } from '../catalogue/tile/use-delivery-from.ts'
import { useLowestPrice } from '../catalogue/tile/use-lowest-price.ts'
import { useVatNote } from '../catalogue/tile/use-vat-note.ts'
import { useConfiguration, useFlag, useTranslate } from '../runtime/config/shop-config.tsx'

/** Returns a product's prices. Undefined if the shop hides prices or the product has none. */
export function useShownPrice(product: Product) {
  const view = priceView(product, useConfiguration())
  return useFlag('hidePricesAndPayment') ? undefined : view
}

/** The price of one piece, with or without VAT. */
export function ProductPrice({ product }: { product: Product }) {
  const t = useTranslate()
  const { vatNote } = useVatNote()
  const delivery = useDeliveryFrom()
  const nameLowest = useLowestPrice()
  const view = useShownPrice(product)
  if (!view) return null
  // The table of bulk prices is more exact.
  const bulkNote = view.bulkFrom && bulkRows(view).length === 0 && t('BulkFromPrice', { price: view.bulkFrom })
  const unit = [perUnitText(view.perUnit, t), vatNote].filter(Boolean).join(' · ')
  const note = [unit, delivery, bulkNote, nameLowest(view)].filter(Boolean).join('\n')
  return <Price large price={view.now} was={view.was} nowLabel={t('PriceNow')} wasLabel={t('PriceWas')} note={note} />
}

interface BulkPricesProps {
  product: Product
  /** The chosen quantity. Its bulk price is marked. */
  quantity: number
}

/** The table of bulk prices by quantity. Renders nothing if the price never changes. */
export function BulkPrices({ product, quantity }: BulkPricesProps) {
  const t = useTranslate()
  const view = useShownPrice(product)
  const rows = view ? bulkRows(view) : []
  if (rows.length === 0) return null
  const current = bulkRowFor(rows, quantity)
  const quantityText = ({ from, to }: (typeof rows)[number]) => {
    if (to === undefined) return t('BulkFrom', { quantity: from })
    return to === from ? String(from) : t('BulkRange', { from, to })
  }
  return (
    <BulkPriceTable
      caption={t('BulkPrices')}
      quantityTitle={t('BulkQuantity')}
      priceTitle={t('BulkPriceEach')}
      savingTitle={t('BulkSaving')}
      tiers={rows.map((row) => ({
        key: String(row.from),
        quantity: quantityText(row),
        price: row.price,
        perUnit: perUnitText(row.perUnit, t),
        saving: row.percentOff > 0 ? percentAmount(row.percentOff) : undefined,
      }))}
      current={current && { key: String(current.from), label: t('BulkApplies') }}
    />
  )
}
