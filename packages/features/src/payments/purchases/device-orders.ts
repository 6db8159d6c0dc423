import * as v from 'valibot'
import { listBySchema } from '../../runtime/memory/by-schema.ts'
import { defineMemory, type PlatformOf } from '../../runtime/memory/memory.ts'

/** How many orders are stored. */
const MAX_KEPT = 20

/** The orders placed on this device without an account, newest first. `date` is a day, such as `2026-11-22`. */
export const deviceOrders = defineMemory(
  'orders.onDevice',
  listBySchema(v.object({ orderNumber: v.string(), date: v.string() })),
)

/** Stores an order, once, however often its confirmation is shown. */
export const rememberDeviceOrder = (
  platform: PlatformOf<'orders'>,
  order: { orderNumber: string; date: string },
): void =>
  deviceOrders.update(platform, (before = []) =>
    [order, ...before.filter(({ orderNumber }) => orderNumber !== order.orderNumber)].slice(0, MAX_KEPT),
  )
