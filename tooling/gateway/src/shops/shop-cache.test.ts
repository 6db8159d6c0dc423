import { describe, expect, it, vi } from 'vitest'
import { cachePerVersion } from './shop-cache.ts'
import type { Shop } from './shop.ts'

const shopOf = (id: string, catalogueVersion: string) => ({ id, catalogueVersion }) as Shop

function setup() {
  const load = vi.fn<(shop: Shop) => Promise<string>>(({ id, catalogueVersion }) =>
    Promise.resolve(`${id} ${catalogueVersion}`),
  )
  return { load, cached: cachePerVersion(load) }
}

describe('cachePerVersion', () => {
  it('loads once for all who ask at the same moment, and for each shop its own', async () => {
    const { load, cached } = setup()
    const [shop, other] = [shopOf('one', '1'), shopOf('other', '1')]
    expect(await Promise.all([cached(shop), cached(shop), cached(other)])).toEqual(['one 1', 'one 1', 'other 1'])
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('loads again when the shop has another version, and not before', async () => {
    const { load, cached } = setup()
    await cached(shopOf('one', '1'))
    expect(await cached(shopOf('one', '1'))).toBe('one 1')
    expect(load).toHaveBeenCalledOnce()
    expect(await cached(shopOf('one', '2'))).toBe('one 2')
  })

  it('tries again after it could not be loaded', async () => {
    const { load, cached } = setup()
    load.mockRejectedValueOnce(new Error('broken'))
    await expect(cached(shopOf('one', '1'))).rejects.toThrow('broken')
    expect(await cached(shopOf('one', '1'))).toBe('one 1')
  })
})
