import type { orderProgress } from '@shop/domain/orders/order-progress.ts'
import type { InferInput, ObjectSchema } from 'valibot'
import { parcelPageOf } from '../shops/parcel-page-of.ts'
import type { Shop } from '../shops/shop.ts'
import type { Order } from './change-order.ts'

type ReportedOrder = Pick<Order, 'status' | 'paymentStatus' | 'trackingNumber' | 'draft'>

/** Returns what an order's documented status leaves out: how it ended, and how its parcel is followed. */
export function orderProgressResponse(
  order: ReportedOrder,
  shop: Pick<Shop, 'settings'>,
): InferInput<ObjectSchema<typeof orderProgress, undefined>> {
  const outcome = outcomeOf(order)
  const { status, trackingNumber } = order
  return {
    ...(outcome && { outcome }),
    // The number is stored before the payment is captured, when the parcel is still here.
    ...(status === 'CompleteWithTracking' &&
      trackingNumber && { parcel: { trackingNumber, trackingUrl: parcelPageOf({ ...order, trackingNumber }, shop) } }),
  }
}

function outcomeOf({ status, paymentStatus }: ReportedOrder) {
  if (status === 'Cancelled') return 'cancelled' as const
  return paymentStatus === 'refunded' ? ('refunded' as const) : undefined
}
