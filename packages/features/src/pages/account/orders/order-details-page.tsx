import type { OrderDetails as Order } from '@shop/domain/orders/order.ts'
import { OrderDetails } from '../../../account/orders/order-details.tsx'
import { OrderStatus } from '../../../account/orders/order-status.tsx'
import { LeaveRefusedOrder } from '../../../account/orders/refused-order.tsx'
import { useTranslate } from '../../../runtime/config/shop-config.tsx'
import { useLoaderData, type LoaderFunctionArgs } from '../../../runtime/navigation/router.ts'
import type { Shop } from '../../../runtime/state/shop-context.ts'
import type { Page } from '../../page.ts'
import { AccountLayout } from '../account-layout.tsx'
import { forCustomer } from '../for-customer.tsx'
import { leaveFailedOrder } from './leave-failed-order.ts'

/** Loads the order of the path. The client sends no such request without a token. */
const orderLoader =
  (shop: Shop) =>
  async ({ params, request }: LoaderFunctionArgs) => {
    const { orders } = await shop.loadGateway()
    return orders.details(params['orderNumber'] ?? '', request.signal).catch(leaveFailedOrder(shop, request))
  }

function OrderDetailsPage() {
  const order = useLoaderData<Order | null>()
  return order ? <OrderPage order={order} /> : <LeaveRefusedOrder />
}

function OrderPage({ order }: { order: Order }) {
  const t = useTranslate()
  const { orderNumber, status, outcome } = order
  return (
    <AccountLayout
      title={t('OrderTitle', { orderNumber })}
      besideHeading={<OrderStatus status={status} outcome={outcome} />}
    >
      <OrderDetails order={order} />
    </AccountLayout>
  )
}

export const page = { Component: forCustomer(OrderDetailsPage), loader: orderLoader } satisfies Page
