import type { OrderHistoryItem } from '@shop/domain/orders/order.ts'
import { isShipped } from '@shop/domain/orders/order.ts'
import { Badge } from '@shop/ui/elements/badge.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'

/** Shows the state of an order: in progress or sent, or its outcome if the gateway sends one. */
export function OrderStatus({ status, outcome }: Pick<OrderHistoryItem, 'status' | 'outcome'>) {
  const t = useTranslate()
  if (outcome) {
    return (
      <Badge tone="info" icon="return">
        {t(outcome === 'cancelled' ? 'StatusCancelled' : 'StatusRefunded')}
      </Badge>
    )
  }
  return isShipped(status) ? (
    <Badge tone="success" icon="truck">
      {t('StatusShipped')}
    </Badge>
  ) : (
    <Badge tone="warning" icon="clock">
      {t('StatusProcessing')}
    </Badge>
  )
}
