import { readJson, type KeyValueStore } from '../runtime/platform/storage.ts'
import { DEVICE_ORDERS } from './forget-payments.ts'

/** An order that somebody placed without an account, as this device remembers it: nothing in it says who that was. */
export interface DeviceOrder {
  orderNumber: string
  /** The day, such as `2026-11-22`. */
  date: string
}

/** How many orders a device remembers. */
const MAX_KEPT = 20

/** The orders that were placed on this device without an account, the newest first. */
export function deviceOrders(storage: KeyValueStore): DeviceOrder[] {
  const kept = readJson(storage, DEVICE_ORDERS)
  return Array.isArray(kept) ? kept.filter(isDeviceOrder) : []
}

const isDeviceOrder = (kept: unknown): kept is DeviceOrder =>
  typeof kept === 'object' &&
  kept !== null &&
  'orderNumber' in kept &&
  'date' in kept &&
  typeof kept.orderNumber === 'string' &&
  typeof kept.date === 'string'

/** Remembers an order, once however often its confirmation is shown. */
export function rememberDeviceOrder(storage: KeyValueStore, order: DeviceOrder): void {
  const before = deviceOrders(storage).filter(({ orderNumber }) => orderNumber !== order.orderNumber)
  storage.write(DEVICE_ORDERS, JSON.stringify([order, ...before].slice(0, MAX_KEPT)))
}

/** Forgets them all. */
export const forgetDeviceOrders = (storage: KeyValueStore): void => storage.remove(DEVICE_ORDERS)
