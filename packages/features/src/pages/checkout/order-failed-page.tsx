import { Loader } from '@shop/ui/elements/spinner.tsx'
import { FailedOrder } from '../../payments/failed-order.tsx'
import { useTransactionOnce } from '../../payments/use-transaction-once.ts'
import { Head } from '../../runtime/document/head.tsx'
import { useLocation, useParams } from '../../runtime/navigation/router.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import type { Shop } from '../../shop.ts'
import { readCorrelationId } from '../../payments/correlation-id.ts'

/** A payment that failed elsewhere ends here (ROUTE-18, RES-10); it shows whatever can be found out about it. */
export function OrderFailedPage({ shop }: { shop: Shop }) {
  const t = useTranslate()
  const { transactionId = '' } = useParams()
  const { state, search } = useLocation()
  const ids = { transactionId, correlationId: readCorrelationId(state, search) }
  const lookup = useTransactionOnce(shop.gateway, ids)
  return (
    <>
      <Head title={t('PaymentFailed')} hidden />
      {lookup.isLoading ? <Loader label={t('Loading')} /> : <FailedOrder ids={ids} transaction={lookup.transaction} />}
    </>
  )
}
