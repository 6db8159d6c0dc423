import type { PrintableOrder } from '@shop/domain/orders/order.ts'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { PrintedOrder } from '../../account/orders/printed-order.tsx'
import { usePrintDialog } from '../../account/orders/use-print-dialog.ts'
import { readGuestOrder } from '../../account/guest-orders/guest-order-memory.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { Head } from '../../runtime/document/head.tsx'
import { isRefusedForGood } from '../../runtime/failures/failures.ts'
import { paths } from '../../runtime/navigation/paths.ts'
import { redirect, useLoaderData } from '../../runtime/navigation/router.ts'
import type { Shop } from '../../runtime/state/shop-context.ts'
import type { Page } from '../page.ts'

/** Loads the order that this tab has opened. Without one it leads to the page that opens it. */
const printLoader = (shop: Shop) => async () => {
  const opened = readGuestOrder(shop.platform)
  if (!opened || !('orderToken' in opened)) return redirect(paths.findOrder)
  const { guestOrders } = await shop.loadGateway()
  return guestOrders.printable(opened.orderToken).catch((failure: unknown) => {
    if (isRefusedForGood(failure)) return redirect(paths.findOrder)
    throw failure
  })
}

/** An order without an account, to print. In the same tab, because the next tab has no access to it. */
function FindOrderPrintPage() {
  const t = useTranslate()
  const order = useLoaderData<PrintableOrder>()
  usePrintDialog()
  return (
    <>
      <Head title={t('OrderTitle', { orderNumber: order.orderNumber })} noindex />
      <p data-screen-only>
        <StandaloneLink href={paths.findOrder} before="back">
          {t('BackToOrder')}
        </StandaloneLink>
      </p>
      <PrintedOrder order={order} />
    </>
  )
}

export const page = { Component: FindOrderPrintPage, loader: printLoader } satisfies Page
