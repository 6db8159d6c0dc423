import type { CartLine } from '@shop/domain/cart.ts'
import { formatAmount } from '@shop/domain/price.ts'
import type { Transaction } from '@shop/domain/transaction.ts'
import { CompactLines } from '@shop/ui/commerce/compact-lines.tsx'
import { Picture } from '@shop/ui/elements/picture.tsx'
import { useConfiguration, useFlag, useTranslate } from '../runtime/config/shop-config.tsx'
import { lineAttributes } from './line-attributes.ts'

/** A line of a cart or of a transaction. */
export type OrderLine = CartLine | Transaction['products'][number]

interface CompactOrderLinesProps {
  lines: readonly OrderLine[]
  currencyCode: string
}

/** What is being bought, in short (CHK-31). */
export function CompactOrderLines({ lines, currencyCode }: CompactOrderLinesProps) {
  const t = useTranslate()
  const { cultureName } = useConfiguration()
  const hidesPrices = useFlag('hidePricesAndPayment')
  const pieces = (count: number) => (count === 1 ? t('PiecesOne') : t('PiecesOther', { count }))
  return (
    <CompactLines
      label={t('CartLines')}
      lines={lines.map((line) => ({
        key: `${line.id} ${line.itemNumber}`,
        picture: <Picture src={line.imageUrl} alt="" sizes="76px" />,
        name: line.name,
        details: [...('colorName' in line ? lineAttributes(line) : []), pieces(line.quantity)].join(' · '),
        total: hidesPrices ? undefined : formatAmount(line.total, cultureName, currencyCode),
      }))}
    />
  )
}
