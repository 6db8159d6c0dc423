import { Loader } from '@shop/ui/elements/spinner.tsx'
import { FailedOrder } from '../payments/failed-order.tsx'
import { useFirstLook } from '../payments/use-first-look.ts'
import { Head } from '../runtime/head.tsx'
import { useLocation, useParams } from '../runtime/router.ts'
import { useTranslate } from '../runtime/shop-context.tsx'
import type { Shop } from '../shop.ts'
import { readCorrelationId } from '../payments/correlation-id.ts'

/** A payment that failed elsewhere ends here (ROUTE-18, RES-10); it shows whatever can be found out about it. */
export function OrderFailedPage({ shop }: { shop: Shop }) {
  const t = useTranslate()
  const { transactionId = '' } = useParams()
  const { state, search } = useLocation()
  const ids = { transactionId, correlationId: readCorrelationId(state, search) }
  const look = useFirstLook(shop.gateway, ids)
  return (
    <>
      <Head title={t('PaymentFailed')} hidden />
      {look.isLooking ? <Loader label={t('Loading')} /> : <FailedOrder ids={ids} transaction={look.transaction} />}
    </>
  )
}
