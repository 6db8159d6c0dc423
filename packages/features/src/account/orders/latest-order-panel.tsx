import type { Gateway } from '@shop/api-client'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { useCallback } from 'react'
import { RetryNotice } from '../../runtime/failures/retry-notice.tsx'
import { useRequest } from '../../runtime/gateway/use-request.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { useUnauthorisedHandler } from '../../session/use-unauthorised-handler.ts'
import { OrderTable } from './order-table.tsx'

/** How many of a customer's orders the overview shows. */
const NEWEST = { pageNumber: 1, pageSize: 3 }

/** The customer's latest orders, each to be ordered again with one press; nothing for somebody without any. */
export function NewestOrders() {
  const t = useTranslate()
  const handleUnauthorised = useUnauthorisedHandler()
  const ask = useCallback(
    (gateway: Gateway, signal: AbortSignal) =>
      gateway.orders.history(NEWEST, signal).catch((error: unknown) => {
        handleUnauthorised(error)
        throw error
      }),
    [handleUnauthorised],
  )
  const { answer, hasFailed, isRetrying, retry } = useRequest(ask)
  if (hasFailed) return <RetryNotice text="OrdersFailed" isRunning={isRetrying} onRetry={retry} />
  // A gateway may send more than it was asked for.
  const orders = (answer?.items ?? []).slice(0, NEWEST.pageSize)
  if (orders.length === 0) return null
  return (
    <Stack>
      <h2>{t('NewestOrders')}</h2>
      <OrderTable orders={orders} />
      <p>
        <StandaloneLink href={paths.orderHistory} after="forward">
          {t('SeeMyOrders')}
        </StandaloneLink>
      </p>
    </Stack>
  )
}
