import { isShipped } from '@shop/domain/order.ts'
import { Badge } from '@shop/ui/elements/badge.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'

/** How far an order is: on its way, or being prepared (ORD-03). */
export function OrderStatus({ status }: { status: string }) {
  const t = useTranslate()
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
