import { describe, expect, it } from 'vitest'
import { readShop } from '../shops/shop.ts'
import { sampleLine, sampleOrder } from '../../testing/sample-order.ts'
import { testShop } from '../../testing/test-shop.ts'
import { orderDetailsResponse } from './order-details-response.ts'
import type { KeptOrder } from './read-orders.ts'

const shop = readShop({ id: 'test_dk', version: '1', settings: testShop.settings, changes: {} }, testShop.configuration)

describe('orderDetailsResponse', () => {
  it('an order says which of its lines came as a gift [ORD-07]', () => {
    const { draft } = sampleOrder({ lines: [sampleLine({}), sampleLine({ totalMinor: 0, isGift: true })] })
    const order = {
      orderNumber: 'T100001',
      status: 'Open',
      placedAt: new Date(0),
      draft,
      provider: 'nets',
    } as KeptOrder
    const [bought, gift] = orderDetailsResponse(order, shop).orderLines ?? []
    expect(bought).not.toHaveProperty('isAddedByPromotion')
    expect(gift).toHaveProperty('isAddedByPromotion', true)
  })
})
