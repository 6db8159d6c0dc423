import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../runtime/platform/storage.ts'
import { deviceOrders, rememberDeviceOrder } from './device-orders.ts'

const order = (number: number) => ({ orderNumber: `HB-${number}`, date: '2026-11-22' })

describe('rememberDeviceOrder', () => {
  it('remembers the newest 20 orders, each once, and nothing but number and date', () => {
    const browser = { localStorage: createMemoryStore() }
    for (let number = 1; number <= 25; number++) rememberDeviceOrder(browser, order(number))
    rememberDeviceOrder(browser, order(24))
    const kept = deviceOrders.read(browser) ?? []
    expect(kept).toHaveLength(20)
    expect(kept.slice(0, 3)).toEqual([order(24), order(25), order(23)])
  })
})
