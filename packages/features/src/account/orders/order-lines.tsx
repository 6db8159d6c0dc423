import type { OrderDetails } from '@shop/domain/orders/order.ts'
import { formatAmount } from '@shop/domain/prices/price.ts'
import { LineName } from '@shop/ui/commerce/orders/line-name.tsx'
import { Table } from '@shop/ui/content/table.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { Picture } from '@shop/ui/elements/picture/picture.tsx'
import { useLinePath } from '../../cart/use-line-path.ts'
import { useConfiguration, useTranslate } from '../../runtime/config/shop-config.tsx'
import { useLineColumns } from './use-line-columns.ts'

interface OrderLinesProps {
  lines: OrderDetails['orderLines']
  /** The currency of amounts that name none. Empty for the shop's own. */
  currency: string
}

/** The table of an order's lines. */
export function OrderLines({ lines, currency }: OrderLinesProps) {
  const t = useTranslate()
  const configuration = useConfiguration()
  const columns = useLineColumns()
  return (
    <Table
      caption={t('OrderLines')}
      columns={columns}
      rows={lines.map((line, index) => ({
        // An order may hold the same article as bought and as a gift.
        key: `${index} ${line.itemNumber}`,
        cells: {
          product: (
            <LineName
              picture={line.imageUrl && <Picture src={line.imageUrl} alt="" sizes="72px" />}
              name={<NameOfLine line={line} />}
              details={line.itemNumber && t('ItemNumber', { itemNumber: line.itemNumber })}
            />
          ),
          price: formatAmount(line.unitPriceStr, configuration, currency),
          quantity: line.quantity,
          total: <b>{formatAmount(line.totalStr, configuration, currency)}</b>,
        },
      }))}
    />
  )
}

/** Links to the product's page. A gift may have none. */
function NameOfLine({ line }: { line: OrderDetails['orderLines'][number] }) {
  const pathOf = useLinePath()
  const name = line.name || line.description
  if (line.isAddedByPromotion || !line.itemNumber) return name
  return <Link href={pathOf(line)}>{name}</Link>
}
