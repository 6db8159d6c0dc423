import type { OrderHistoryItem } from '@shop/domain/orders/order.ts'
import { formatDate } from '@shop/domain/time/shop-time.ts'
import { asCards, Table } from '@shop/ui/content/table.tsx'
import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { VisuallyHidden } from '@shop/ui/elements/visually-hidden.tsx'
import { styled } from 'styled-components'
import { useConfiguration, useTranslate } from '../../runtime/config/shop-config.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { OrderStatus } from './order-status.tsx'
import { ParcelLink } from './parcel-link.tsx'
import { ReorderButton } from './reorder-button.tsx'

/** The table of orders, each with its state, a link to its page and a button to order it again. */
export function OrderTable({ orders }: { orders: readonly OrderHistoryItem[] }) {
  const t = useTranslate()
  const configuration = useConfiguration()
  return (
    <Table
      caption={t('MyOrders')}
      columns={[
        { key: 'number', title: t('OrderNumber'), oneLine: true },
        { key: 'date', title: t('OrderDate'), oneLine: true },
        { key: 'by', title: t('OrderedBy') },
        { key: 'status', title: t('OrderStatus'), oneLine: true },
        { key: 'actions', title: t('OrderChoices'), fullWidth: true, narrow: true },
      ]}
      rows={orders.map(({ orderNumber, placementDate, placedByUserName, status, outcome, parcel }) => ({
        key: orderNumber,
        cells: {
          number: <b>{orderNumber}</b>,
          date: formatDate(placementDate, configuration),
          by: placedByUserName,
          status: (
            <State>
              <OrderStatus status={status} outcome={outcome} />
              {parcel?.trackingUrl && <ParcelLink trackingUrl={parcel.trackingUrl} orderNumber={orderNumber} />}
            </State>
          ),
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

const State = styled.div`
  display: grid;
  justify-items: start;

  /* A card has the values at its end. */
  ${asCards} {
    justify-items: end;
  }
`
