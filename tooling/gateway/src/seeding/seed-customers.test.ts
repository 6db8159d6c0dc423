import { addressBookRules } from '@shop/domain/address/address-rules.ts'
import { configurationSchema } from '@shop/domain/shop/configuration.ts'
import { fieldErrors } from '@shop/domain/fields/field-errors.ts'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { customers } from '../account/customer-tables.ts'
import { orders } from '../orders/order-tables.ts'
import { createShopper, useTestGateway } from '../../testing/test.ts'
import { readDemoData } from './read-demo-data.ts'
import { seedOrders } from './seed-orders.ts'

const gateway = useTestGateway({ shops: 'demo' })

async function customerOf(shopId: string, email: string) {
  const isWanted = and(eq(customers.shopId, shopId), eq(customers.email, email))
  const [customer] = await gateway.db.select().from(customers).where(isWanted)
  return customer!
}

describe('seeded customers', () => {
  describe.each(readDemoData().shops.map((shop) => [shop.id, shop] as const))('the customers of %s', (id, shop) => {
    const rules = addressBookRules(v.parse(configurationSchema, shop.configuration))

    it('are one with twelve addresses that the shop delivers to, the first of them the default', async () => {
      const { addressBook } = await customerOf(id, 'demo@example.com')
      expect(addressBook).toHaveLength(12)
      for (const address of addressBook) {
        expect(fieldErrors(rules, address)).toEqual({})
        expect(v.parse(rules, address).postalCode).toBe(address.postalCode)
      }
      const isDefault = addressBook.map((entry) => entry.isDefaultBillingAddress && entry.isDefaultShippingAddress)
      expect(isDefault).toEqual([true, ...Array(11).fill(false)])
    })

    it('who has 250 favourites, the latest of which are for sale', async () => {
      const { favourites } = await customerOf(id, 'demo@example.com')
      expect(new Set(favourites).size).toBe(250)
      const latest = favourites.slice(-6).map((number) => ['ItemNumbers', number])
      const query = new URLSearchParams([...latest, ['IgnoreVisiblity', 'false']]).toString()
      const { body } = await createShopper(gateway.fetch, id).call('GET', `/products/search?${query}`)
      expect(body.products).toHaveLength(6)
    })

    it('and one who is new', async () => {
      expect(await customerOf(id, 'new@example.com')).toMatchObject({ addressBook: [], favourites: [] })
    })
  })

  it('get as many orders as are wanted, once, the new one a few to compare with', async () => {
    const { db } = gateway
    await db.delete(orders)
    for (const past of [3, 5]) await seedOrders(db, { past, few: 2 })
    for (const { id } of readDemoData().shops) {
      const counts = ['demo@example.com', 'new@example.com'].map(async (email) => {
        return db.$count(orders, eq(orders.userId, (await customerOf(id, email)).id))
      })
      expect(await Promise.all(counts)).toEqual([3, 2])
    }
  })
})
