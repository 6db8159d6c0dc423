import { asListOf, defineMemory, type PlatformOf } from '../../runtime/memory/memory.ts'

/** How many orders are stored. */
const MAX_KEPT = 20

/** An order placed on this device without an account. */
interface DeviceOrder {
  orderNumber: string
  /** A day, such as `2026-11-22`. */
  date: string
}

/** The orders of this device, newest first. */
export const deviceOrders = defineMemory('orders.onDevice', asListOf(isDeviceOrder))

/** Stores an order, once, however often its confirmation is shown. */
export const rememberDeviceOrder = (platform: PlatformOf<'orders'>, order: DeviceOrder): void =>
  deviceOrders.update(platform, (before = []) =>
    [order, ...before.filter(({ orderNumber }) => orderNumber !== order.orderNumber)].slice(0, MAX_KEPT),
  )

function isDeviceOrder(stored: unknown): stored is DeviceOrder {
  const { orderNumber, date } = Object(stored)
  return typeof orderNumber === 'string' && typeof date === 'string'
}
