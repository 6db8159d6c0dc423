import * as v from 'valibot'
import { FailedOrder } from '../../../payments/result/failed-order.tsx'
import { useResultTexts } from '../../../payments/result/use-result-texts.ts'
import { usePayment } from '../../../payments/result/use-payment.ts'
import { ONCE } from '../../../payments/result/watch-payment.ts'
import { Head } from '../../../runtime/document/head.tsx'
import { useLocation, useParams } from '../../../runtime/navigation/router.ts'
import { useTranslate } from '../../../runtime/config/shop-config.tsx'
import type { Page } from '../../page.ts'
import { PageLoader } from '../../../runtime/failures/page-loader.tsx'

/** The result of a payment that failed at a provider. Shows the transaction, if it can be read. */
export function OrderFailedPage() {
  const t = useTranslate()
  const { failed } = useResultTexts()
  const { transactionId = '' } = useParams()
  const { state, search } = useLocation()
  const ids = { transactionId, correlationId: readCorrelationId(state, search) }
  const { phase, transaction } = usePayment(ids, ONCE)
  return (
    <>
      <Head title={t(failed)} noindex />
      {phase === 'asking' ? <PageLoader /> : <FailedOrder ids={ids} transaction={transaction} />}
    </>
  )
}

const stateSchema = v.object({ correlationId: v.pipe(v.string(), v.nonEmpty()) })

/** Reads the correlation id, which this path does not contain, from the history state or the query. */
function readCorrelationId(state: unknown, search: string): string | undefined {
  const handedOver = v.safeParse(stateSchema, state)
  if (handedOver.success) return handedOver.output.correlationId
  return new URLSearchParams(search).get('correlationId') || undefined
}

export const page = { Component: OrderFailedPage } satisfies Page
