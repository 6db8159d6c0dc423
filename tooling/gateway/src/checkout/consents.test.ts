import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orders } from '../orders/order-tables.ts'
import { shops } from '../shops/shop-tables.ts'
import { createShopper, useTestGateway } from '../../testing/test.ts'

const gateway = useTestGateway()

describe('consents', () => {
  it.each([true, false])(
    'keeps with the order when which terms were accepted, and whether the privacy policy was: %s [CHK-15] [CHK-16]',
    async (privacyPolicyAgreed) => {
      const { db } = gateway
      const shopper = createShopper(gateway.fetch, 'test_free')
      await shopper.add({ battery: 1 })
      const before = Date.now()
      await shopper.placeOrder({ customProperties: { cprNumber: '251248-9996' }, privacyPolicyAgreed })
      const [order] = await db.select().from(orders).where(eq(orders.userId, shopper.userId))
      const [shop] = await db.select().from(shops).where(eq(shops.id, 'test_free'))
      const { acceptedAt, ...consents } = order!.draft.consents!
      expect(consents).toEqual({ terms: true, privacyPolicy: privacyPolicyAgreed, shopVersion: shop!.version })
      expect(Date.parse(acceptedAt)).toBeGreaterThanOrEqual(before)
      expect(Date.parse(acceptedAt)).toBeLessThanOrEqual(Date.now())
    },
  )
})
