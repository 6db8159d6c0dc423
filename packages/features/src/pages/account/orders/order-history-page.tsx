import type { OrderHistory } from '@shop/domain/orders/order.ts'
import { EmptyState } from '@shop/ui/feedback/empty-state.tsx'
import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { Icon } from '@shop/ui/elements/icon.tsx'
import { Select } from '@shop/ui/forms/select.tsx'
import { historyQuery, PAGE_SIZES, readHistoryPage, type HistoryPage } from '../../../account/orders/history-page.ts'
import { OrderTable } from '../../../account/orders/order-table.tsx'
import { PageLinks } from '../../../account/page-links.tsx'
import { useTranslate } from '../../../runtime/config/shop-config.tsx'
import { paths } from '../../../runtime/navigation/paths.ts'
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from '../../../runtime/navigation/router.ts'
import type { Shop } from '../../../runtime/state/shop-context.ts'
import type { Page } from '../../page.ts'
import { AccountLayout } from '../account-layout.tsx'
import { forCustomer } from '../for-customer.tsx'
import { leaveFailedList } from './leave-failed-order.ts'

interface HistoryData {
  shown: HistoryPage
  history: OrderHistory
}

/** Loads the page of the list that the query names. */
const historyLoader =
  (shop: Shop) =>
  async ({ request }: LoaderFunctionArgs) => {
    const shown = readHistoryPage(new URL(request.url).searchParams)
    const { orders } = await shop.loadGateway()
    return orders
      .history(shown, request.signal)
      .then((history): HistoryData => ({ shown, history }), leaveFailedList(shop, request))
  }

/** The customer's orders, in pages. */
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
        // Without a count, a full page means that there is a next one.
        hasNext={items.length >= pageSize}
        hrefOf={(page) => `${paths.orderHistory}${historyQuery({ pageNumber: page, pageSize })}`}
      />
    </AccountLayout>
  )
}

/** The number of orders on a page. A new number starts again at the first page. */
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
