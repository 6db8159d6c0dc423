import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { shops } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { createTestGateway, type TestGateway } from '../testing.ts'
import { createShopCache } from './shop-cache.ts'

let gateway: TestGateway
let shopId: string
beforeAll(async () => {
  gateway = await createTestGateway()
  const [first] = await gateway.database.db.select().from(shops)
  shopId = first!.id
})
afterAll(() => gateway.close())

const setup = () => {
  const clock = { now: 0 }
  const make = vi.fn<(id: string) => Promise<{ id: string }>>((id) => Promise.resolve({ id }))
  const cache = createShopCache(gateway.database.db, make, () => clock.now)
  return { clock, make, cache }
}

describe('what is remembered of a shop', () => {
  it('is made once for all who ask at the same moment', async () => {
    const { make, cache } = setup()
    const answers = await Promise.all([cache.get(shopId), cache.get(shopId), cache.get(shopId)])
    expect(new Set(answers).size).toBe(1)
    expect(make).toHaveBeenCalledOnce()
  })

  it('is made anew when the shop has another version, and not before it is looked at', async () => {
    const { clock, make, cache } = setup()
    const before = await cache.get(shopId)
    await gateway.database.db.update(shops).set({ version: 'other' }).where(eq(shops.id, shopId))
    expect(await cache.get(shopId)).toBe(before)
    clock.now += 60_000
    expect(await cache.get(shopId)).not.toBe(before)
    clock.now += 60_000
    await cache.get(shopId)
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('is refused for a shop that does not exist', async () => {
    await expect(setup().cache.get('no_shop')).rejects.toBeInstanceOf(Refusal)
    await expect(setup().cache.get(undefined)).rejects.toBeInstanceOf(Refusal)
  })

  it('is tried again after it could not be made', async () => {
    const { make, cache } = setup()
    make.mockRejectedValueOnce(new Error('broken'))
    await expect(cache.get(shopId)).rejects.toThrow('broken')
    expect(await cache.get(shopId)).toEqual({ id: shopId })
  })
})
