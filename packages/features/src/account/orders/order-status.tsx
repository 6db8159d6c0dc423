import type { OrderHistoryItem } from '@shop/domain/orders/order.ts'
import { isShipped } from '@shop/domain/orders/order.ts'
import { Badge } from '@shop/ui/elements/badge.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'

/** How far an order is: on its way, being prepared (ORD-03), or cancelled or refunded where the gateway tells. */
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
