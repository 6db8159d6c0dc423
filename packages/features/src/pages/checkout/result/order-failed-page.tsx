import { takesPayment } from '@shop/domain/checkout/free-shop.ts'
import { useCallback, useMemo } from 'react'
import * as v from 'valibot'
import { RedirectToConfirmation } from '../../../payments/result/open-confirmation.tsx'
import { useOutcomeWords } from '../../../payments/result/outcome-words.ts'
import { hasEnded, outcomeOf } from '../../../payments/result/outcome.ts'
import { hasNumber, isPlacedAndPaid } from '../../../payments/result/read-placed.ts'
import { UnplacedOrder } from '../../../payments/result/unplaced-order.tsx'
import { usePayment } from '../../../payments/result/use-payment.ts'
import { ONCE, type KnownPayment } from '../../../payments/result/watch-payment.ts'
import { useConfiguration, useTranslate } from '../../../runtime/config/shop-config.tsx'
import { Head } from '../../../runtime/document/head.tsx'
import { PageLoader } from '../../../runtime/failures/page-loader.tsx'
import { useLocation, useParams } from '../../../runtime/navigation/router.ts'
import type { Page } from '../../page.ts'

/**
 * The result of a payment that failed at a provider, as far as the transaction can be read. A paid one leads to the result
 * page.
 */
export function OrderFailedPage() {
  const t = useTranslate()
  const { transactionId = '' } = useParams()
  const { state, search } = useLocation()
  const correlationId = readCorrelationId(state, search)
  const ids = useMemo(() => ({ transactionId, correlationId }), [transactionId, correlationId])
  const isPlaced = takesPayment(useConfiguration()) ? isPlacedAndPaid : hasNumber
  const read = useCallback((known: KnownPayment) => outcomeOf(known, { ids, isPlaced }), [ids, isPlaced])
  const until = useCallback((known: KnownPayment) => hasEnded(read(known)), [read])
  const payment = usePayment(ids, { ...ONCE, until })
  const outcome = read(payment)
  const isLoading = payment.phase === 'asking' && !payment.isRepeated
  const { title } = useOutcomeWords(outcome, 'failure')
  if (!isLoading && (outcome === 'placed' || outcome === 'paid')) return <RedirectToConfirmation ids={ids} />
  return (
    <>
      <Head title={t(isLoading ? 'ResultChecking' : title)} noindex />
      {isLoading ? <PageLoader /> : <UnplacedOrder outcome={outcome} page="failure" ids={ids} payment={payment} />}
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
