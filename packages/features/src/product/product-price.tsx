import { bulkRowFor, bulkRows } from '@shop/domain/bulk-rows.ts'
import { priceView } from '@shop/domain/price-view.ts'
import type { Product } from '@shop/domain/product.ts'
import { BulkPriceTable } from '@shop/ui/commerce/bulk-price-table.tsx'
import { Price } from '@shop/ui/commerce/price.tsx'
import { useConfiguration, useFlag, useTranslate } from '../runtime/config/shop-config.tsx'

interface ProductPriceProps {
  product: Product
  /** How many the visitor is about to add: the bulk price that then holds is marked. */
  quantity: number
}

/** What one piece costs, with its VAT where the shop says so, and what more of them cost (PROD-18, PROD-19). */
export function ProductPrice({ product, quantity }: ProductPriceProps) {
  const t = useTranslate()
  const configuration = useConfiguration()
  const hidesPrices = useFlag('hidePricesAndPayment')
  const includesVat = useFlag('displayPriceIncludingVat')
  const view = priceView(product, configuration)
  if (hidesPrices || !view) return null

  // The gateway answers one price. Where sums stand without VAT, whether this one does is not for us to say (CFG-16).
  const vatNote = includesVat && t('PriceInclVat')
  const rows = bulkRows(view)
  const current = bulkRowFor(rows, quantity)
  const quantityText = ({ from, to }: (typeof rows)[number]) => {
    if (to === undefined) return t('BulkFrom', { quantity: from })
    return to === from ? String(from) : t('BulkRange', { from, to })
  }
  // The table says it more exactly.
  const bulkNote = view.bulkFrom && rows.length === 0 && t('BulkFromPrice', { price: view.bulkFrom })
  const note = [vatNote, bulkNote].filter(Boolean).join(' · ')
  return (
    <>
      <Price large price={view.now} was={view.was} nowLabel={t('PriceNow')} wasLabel={t('PriceWas')} note={note} />
      {rows.length > 0 && (
        <BulkPriceTable
          caption={t('BulkPrices')}
          quantityTitle={t('BulkQuantity')}
          priceTitle={t('BulkPriceEach')}
          savingTitle=""
          tiers={rows.map((row) => ({ key: String(row.from), quantity: quantityText(row), price: row.price }))}
          current={current && { key: String(current.from), label: t('BulkApplies') }}
        />
      )}
    </>
  )
}
