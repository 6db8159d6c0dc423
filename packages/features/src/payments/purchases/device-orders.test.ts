import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../runtime/platform/storage.ts'
import { forgetDeviceOrders, deviceOrders, rememberDeviceOrder } from './device-orders.ts'
import { DEVICE_ORDERS } from './forget-payments.ts'

const order = (number: number) => ({ orderNumber: `HB-${number}`, date: '2026-11-22' })

describe('deviceOrders', () => {
  it('remembers the newest 20 orders, each once, and nothing but number and date', () => {
    const storage = createMemoryStore()
    for (let number = 1; number <= 25; number++) rememberDeviceOrder(storage, order(number))
    rememberDeviceOrder(storage, order(24))
    const kept = deviceOrders(storage)
    expect(kept).toHaveLength(20)
    expect(kept.slice(0, 3)).toEqual([order(24), order(25), order(23)])
    forgetDeviceOrders(storage)
    expect(deviceOrders(storage)).toEqual([])
    expect(storage.keys()).toEqual([])
  })

  it('reads damaged storage as no orders', () => {
    const storage = createMemoryStore()
    for (const damaged of ['{', '{}', '[1, null, {"orderNumber": 7, "date": ""}]']) {
      storage.write(DEVICE_ORDERS, damaged)
      expect(deviceOrders(storage)).toEqual([])
    }
  })
})
