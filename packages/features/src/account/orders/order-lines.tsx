import type { OrderDetails } from '@shop/domain/order.ts'
import { formatAmount } from '@shop/domain/price.ts'
import { LineName } from '@shop/ui/commerce/line-name.tsx'
import { Table } from '@shop/ui/content/table.tsx'
import { Picture } from '@shop/ui/elements/picture.tsx'
import { useConfiguration, useTranslate } from '../../runtime/config/shop-config.tsx'
import { useLineColumns } from './use-line-columns.ts'

/** What was bought, line by line (ORD-07). */
export function OrderLines({ lines }: { lines: OrderDetails['orderLines'] }) {
  const t = useTranslate()
  const configuration = useConfiguration()
  const columns = useLineColumns()
  return (
    <Table
      caption={t('CartLines')}
      columns={columns}
      rows={lines.map(({ name, description, itemNumber, imageUrl, unitPriceStr, quantity, totalStr }, index) => ({
        // The same article may be there as bought and as a gift.
        key: `${index} ${itemNumber}`,
        cells: {
          product: (
            <LineName
              picture={imageUrl && <Picture src={imageUrl} alt="" sizes="72px" />}
              name={name || description}
              details={t('ItemNumber', { itemNumber })}
            />
          ),
          price: formatAmount(unitPriceStr, configuration),
          quantity,
          total: <b>{formatAmount(totalStr, configuration)}</b>,
        },
      }))}
    />
  )
}
