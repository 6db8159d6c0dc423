import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testShop, useTestGateway } from '../../testing/test.ts'
import { findArticles } from './find-articles.ts'
import { createShopDirectory } from './shop-directory.ts'
import { products, shops } from './shop-tables.ts'

const gateway = useTestGateway()

/** Reads the test shop as a gateway with its own cache does. */
function openShop() {
  const { db } = gateway
  let now = 1
  const directory = createShopDirectory(db, { clock: { now: () => now } })
  return {
    find: async (...keys: string[]) => {
      const shop = await directory(testShop.id)
      return [...(await findArticles(db, shop!, keys)).values()].map(({ id, name }) => [id, name])
    },
    wait: (ms: number) => (now += ms),
  }
}
const rename = (name: string) =>
  gateway.db
    .update(products)
    .set({ data: sql`jsonb_set(${products.data}::jsonb, '{name}', ${JSON.stringify(name)}::jsonb)` })
    .where(and(eq(products.shopId, testShop.id), eq(products.id, 'cloth')))

describe('findArticles', () => {
  it('finds articles by id and by item number, each once, and nothing for what is unknown', async () => {
    const { find } = openShop()
    const [asked, again] = [await find('cloth', 'CLOTH-1', 'battery', 'nothing'), await find('battery', 'CLOTH-1')]
    expect(asked.map(([id]) => id)).toEqual(['cloth', 'battery'])
    expect(again.map(([id]) => id)).toEqual(['battery', 'cloth'])
  })

  it('knows an article as the shop sells it now, some seconds after the shop has changed', async () => {
    const { find, wait } = openShop()
    const [[, before = ''] = []] = await find('cloth')
    await rename('Another cloth')
    await gateway.db.update(shops).set({ version: 'next' }).where(eq(shops.id, testShop.id))
    expect(await find('cloth')).toEqual([['cloth', before]])
    wait(5000)
    expect(await find('cloth')).toEqual([['cloth', 'Another cloth']])
  })

  it('asks the database once for what a version of a shop sells', async () => {
    const { find, wait } = openShop()
    const known = await find('cloth', 'nothing')
    await rename('Never seen')
    wait(60_000)
    expect(await find('cloth', 'nothing')).toEqual(known)
  })
})
