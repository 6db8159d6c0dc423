import type { PrintableOrder } from '@shop/domain/orders/order.ts'
import { PrintedOrder } from '../../../account/orders/printed-order.tsx'
import { LeaveRefusedOrder } from '../../../account/orders/refused-order.tsx'
import { usePrintDialog } from '../../../account/orders/use-print-dialog.ts'
import { useTranslate } from '../../../runtime/config/shop-config.tsx'
import { Head } from '../../../runtime/document/head.tsx'
import { useLoaderData, type LoaderFunctionArgs } from '../../../runtime/navigation/router.ts'
import type { Shop } from '../../../runtime/state/shop-context.ts'
import type { Page } from '../../page.ts'
import { forCustomer } from '../for-customer.tsx'
import { leaveFailedOrder } from './leave-failed-order.ts'

/** Loads the order of the path in its printed form. Redirects on failure, so that no error is printed. */
const printLoader =
  (shop: Shop) =>
  async ({ params, request }: LoaderFunctionArgs) => {
    const { orders } = await shop.loadGateway()
    return orders.printable(params['orderNumber'] ?? '', request.signal).catch(leaveFailedOrder(shop, request))
  }

function OrderPrintPage() {
  const order = useLoaderData<PrintableOrder | null>()
  return order ? <OrderToPrint order={order} /> : <LeaveRefusedOrder />
}

/** An order to print, in its own window. */
function OrderToPrint({ order }: { order: PrintableOrder }) {
  const t = useTranslate()
  usePrintDialog()
  return (
    <>
      <Head title={t('OrderTitle', { orderNumber: order.orderNumber })} noindex />
      <PrintedOrder order={order} />
    </>
  )
}

export const page = { Component: forCustomer(OrderPrintPage), loader: printLoader } satisfies Page
