import type { OrderHistoryItem } from '@shop/domain/order.ts'
import { Table } from '@shop/ui/content/table.tsx'
import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { VisuallyHidden } from '@shop/ui/elements/visually-hidden.tsx'
import { useConfiguration, useTranslate } from '../../runtime/config/shop-config.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { formatDate } from '../../runtime/config/format-date.ts'
import { OrderStatus } from './order-status.tsx'
import { ReorderButton } from './reorder-button.tsx'

/** Orders with their state, each to be looked at or ordered again (ORD-02). */
export function OrderTable({ orders }: { orders: readonly OrderHistoryItem[] }) {
  const t = useTranslate()
  const { cultureName } = useConfiguration()
  return (
    <Table
      caption={t('MyOrders')}
      columns={[
        { key: 'number', title: t('OrderNumber') },
        { key: 'date', title: t('OrderDate') },
        { key: 'by', title: t('OrderedBy') },
        { key: 'status', title: t('OrderStatus') },
        { key: 'actions', title: t('OrderChoices'), fullWidth: true, oneLine: true },
      ]}
      rows={orders.map(({ orderNumber, placementDate, placedByUserName, status }) => ({
        key: orderNumber,
        cells: {
          number: <b>{orderNumber}</b>,
          date: formatDate(placementDate, cultureName),
          by: placedByUserName,
          status: <OrderStatus status={status} />,
          actions: <OrderActions orderNumber={orderNumber} />,
        },
      }))}
    />
  )
}

function OrderActions({ orderNumber }: { orderNumber: string }) {
  const t = useTranslate()
  return (
    <ReorderButton
      order={{ orderNumber }}
      before={
        <ButtonLink href={paths.orderDetails(orderNumber)} look="secondary">
          {t('SeeOrder')}
          <VisuallyHidden> {orderNumber}</VisuallyHidden>
        </ButtonLink>
      }
    />
  )
}
