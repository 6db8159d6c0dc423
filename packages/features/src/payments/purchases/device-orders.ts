import { readJson, type KeyValueStore } from '../../runtime/platform/storage.ts'
import { DEVICE_ORDERS } from './forget-payments.ts'

/** An order placed without an account, as stored on this device. Contains no personal data. */
export interface DeviceOrder {
  orderNumber: string
  /** The day, such as `2026-11-22`. */
  date: string
}

/** How many orders are stored. */
const MAX_KEPT = 20

/** Returns the orders placed on this device without an account, newest first. */
export function deviceOrders(storage: KeyValueStore): DeviceOrder[] {
  const stored = readJson(storage, DEVICE_ORDERS)
  return Array.isArray(stored) ? stored.filter(isDeviceOrder) : []
}

const isDeviceOrder = (stored: unknown): stored is DeviceOrder =>
  typeof stored === 'object' &&
  stored !== null &&
  'orderNumber' in stored &&
  'date' in stored &&
  typeof stored.orderNumber === 'string' &&
  typeof stored.date === 'string'

/** Stores an order, once, however often its confirmation is shown. */
export function rememberDeviceOrder(storage: KeyValueStore, order: DeviceOrder): void {
  const before = deviceOrders(storage).filter(({ orderNumber }) => orderNumber !== order.orderNumber)
  storage.write(DEVICE_ORDERS, JSON.stringify([order, ...before].slice(0, MAX_KEPT)))
}

export const restoreDeviceOrders = (storage: KeyValueStore, orders: DeviceOrder[]): void =>
  storage.write(DEVICE_ORDERS, JSON.stringify(orders))

export const forgetDeviceOrders = (storage: KeyValueStore): void => storage.remove(DEVICE_ORDERS)
