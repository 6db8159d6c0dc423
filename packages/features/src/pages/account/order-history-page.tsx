import type { OrderHistory } from '@shop/domain/orders/order.ts'
import { EmptyState } from '@shop/ui/feedback/empty-state.tsx'
import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { Icon } from '@shop/ui/elements/icon.tsx'
import { Select } from '@shop/ui/forms/select.tsx'
import { historyQuery, PAGE_SIZES, readHistoryPage, type HistoryPage } from '../../account/orders/history-page.ts'
import { OrderTable } from '../../account/orders/order-table.tsx'
import { PageLinks } from '../../account/page-links.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from '../../runtime/navigation/router.ts'
import type { Shop } from '../../shop.ts'
import type { Page } from '../page.ts'
import { AccountLayout } from './account-layout.tsx'
import { forCustomer } from './for-customer.tsx'
import { leaveFailedList } from './leave-failed-order.ts'

interface HistoryData {
  shown: HistoryPage
  history: OrderHistory
}

/** Fetches the part of the list that the address names. */
const historyLoader =
  (shop: Shop) =>
  async ({ request }: LoaderFunctionArgs) => {
    const shown = readHistoryPage(new URL(request.url).searchParams)
    const { orders } = await shop.loadGateway()
    return orders
      .history(shown, request.signal)
      .then((history): HistoryData => ({ shown, history }), leaveFailedList(shop, request))
  }

/** A customer's orders, page by page (ROUTE-14, ORD-01 to ORD-04). */
function OrderHistoryPage() {
  const t = useTranslate()
  const { shown, history } = useLoaderData<HistoryData>()
  const { items, totalCount } = history
  const { pageNumber, pageSize } = shown
  const isEmpty = items.length === 0 && pageNumber === 1
  return (
    <AccountLayout title={t('MyOrders')} besideHeading={isEmpty ? undefined : <PageSize size={pageSize} />}>
      {isEmpty ? <NoOrders /> : <OrderTable orders={items} />}
      <PageLinks
        current={pageNumber}
        count={totalCount === undefined ? undefined : Math.ceil(totalCount / pageSize)}
        // Without a count the list goes on as long as its pages are full (OP-34).
        hasNext={items.length >= pageSize}
        hrefOf={(page) => `${paths.orderHistory}${historyQuery({ pageNumber: page, pageSize })}`}
      />
    </AccountLayout>
  )
}

/** How many orders a page has; another number begins anew with the first page (ORD-16). */
function PageSize({ size }: { size: number }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const choose = (pageSize: number) =>
    navigate(`${paths.orderHistory}${historyQuery({ pageNumber: 1, pageSize })}`, { preventScrollReset: true })
  return (
    <Select
      id="orders-per-page"
      label={t('OrdersPerPage')}
      value={String(size)}
      choices={PAGE_SIZES.map((choice) => ({ value: String(choice), label: String(choice) }))}
      onChange={(value) => void choose(Number(value))}
    />
  )
}

function NoOrders() {
  const t = useTranslate()
  return (
    <EmptyState
      picture={<Icon name="box" />}
      title={<p>{t('MyOrdersEmpty')}</p>}
      action={<ButtonLink href={paths.home}>{t('ContinueShopping')}</ButtonLink>}
    />
  )
}

export const page = { Component: forCustomer(OrderHistoryPage), loader: historyLoader } satisfies Page
