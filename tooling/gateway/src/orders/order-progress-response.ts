import type { orderProgress } from '@shop/domain/orders/order-progress.ts'
import type { InferInput, ObjectSchema } from 'valibot'
import { parcelPageOf } from '../shops/parcel-page-of.ts'
import type { Shop } from '../shops/shop.ts'
import type { Order } from './change-order.ts'

type ReportedOrder = Pick<Order, 'status' | 'paymentStatus' | 'trackingNumber' | 'draft'>

/** Returns what an order's documented status leaves out: how it ended, and how to track its parcel. */
export function orderProgressResponse(
  order: ReportedOrder,
  shop: Pick<Shop, 'settings'>,
): InferInput<ObjectSchema<typeof orderProgress, undefined>> {
  const outcome = outcomeOf(order)
  const { status, trackingNumber } = order
  return {
    ...(outcome && { outcome }),
    // The tracking number is stored before the capture. Until then the parcel has not left.
    ...(status === 'CompleteWithTracking' &&
      trackingNumber && { parcel: { trackingNumber, trackingUrl: parcelPageOf({ ...order, trackingNumber }, shop) } }),
  }
}

function outcomeOf({ status, paymentStatus }: ReportedOrder) {
  if (status === 'Cancelled') return 'cancelled' as const
  return paymentStatus === 'refunded' ? ('refunded' as const) : undefined
}
