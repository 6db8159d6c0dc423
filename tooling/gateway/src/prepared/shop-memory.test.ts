import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { shops } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { createTestGateway, type TestGateway } from '../testing.ts'
import { createShopMemory } from './shop-memory.ts'

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
  const memory = createShopMemory(gateway.database.db, make, () => clock.now)
  return { clock, make, memory }
}

describe('what is remembered of a shop', () => {
  it('is made once for all who ask at the same moment', async () => {
    const { make, memory } = setup()
    const answers = await Promise.all([memory.of(shopId), memory.of(shopId), memory.of(shopId)])
    expect(new Set(answers).size).toBe(1)
    expect(make).toHaveBeenCalledOnce()
  })

  it('is made anew when the shop has another version, and not before it is looked at', async () => {
    const { clock, make, memory } = setup()
    const before = await memory.of(shopId)
    await gateway.database.db.update(shops).set({ version: 'other' }).where(eq(shops.id, shopId))
    expect(await memory.of(shopId)).toBe(before)
    clock.now += 60_000
    expect(await memory.of(shopId)).not.toBe(before)
    clock.now += 60_000
    await memory.of(shopId)
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('is refused for a shop that does not exist', async () => {
    await expect(setup().memory.of('no_shop')).rejects.toBeInstanceOf(Refusal)
    await expect(setup().memory.of(undefined)).rejects.toBeInstanceOf(Refusal)
  })

  it('is tried again after it could not be made', async () => {
    const { make, memory } = setup()
    make.mockRejectedValueOnce(new Error('broken'))
    await expect(memory.of(shopId)).rejects.toThrow('broken')
    expect(await memory.of(shopId)).toEqual({ id: shopId })
  })
})
