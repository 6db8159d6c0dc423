import type { Column } from '@shop/ui/content/table.tsx'
import { useFlag, useTranslate } from '../../runtime/config/shop-config.tsx'

/** Returns the columns of an order's lines, without prices in shops that hide them. */
export function useLineColumns(): Column[] {
  const t = useTranslate()
  const hidesPrices = useFlag('hidePricesAndPayment')
  const columns: Column[] = [
    { key: 'product', title: t('Product'), fullWidth: true },
    { key: 'price', title: t('Price'), numeric: true },
    { key: 'quantity', title: t('Quantity'), numeric: true },
    { key: 'total', title: t('OrderLineTotal'), numeric: true },
  ]
  return columns.filter(({ key }) => !hidesPrices || (key !== 'price' && key !== 'total'))
}
