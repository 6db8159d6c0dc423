import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { useTestGateway } from '../../testing/test-gateway.ts'
import { createShopDirectory } from './shop-directory.ts'
import { documents, shops } from './shop-tables.ts'

const gateway = useTestGateway()

const ofTestShop = (kind: string) => and(eq(documents.shopId, 'test_dk'), eq(documents.kind, kind))
const write = (changes: Record<string, unknown>) =>
  gateway.db.update(shops).set({ changes }).where(eq(shops.id, 'test_dk'))

describe('createShopDirectory', () => {
  it('finds what an operator has changed as soon as its cache is no longer fresh', async () => {
    const time = { now: 1 }
    const find = createShopDirectory(gateway.db, { clock: { now: () => time.now } })
    const daysOf = async () => (await find('test_dk'))?.configuration.deliveryDays
    await write({ deliveryDays: 7 })
    expect(await daysOf()).toBe(7)
    await write({ deliveryDays: 8 })
    expect(await daysOf()).toBe(7)
    time.now += 2001
    expect(await daysOf()).toBe(8)
  })

  it('forgets a shop that is gone from the database, and finds it as soon as it is back', async () => {
    const time = { now: 1 }
    const find = createShopDirectory(gateway.db, { clock: { now: () => time.now } })
    expect(await find('test_dk')).toBeDefined()
    await gateway.db.update(documents).set({ kind: 'hidden' }).where(ofTestShop('configuration'))
    time.now += 2001
    expect(await find('test_dk')).toBeUndefined()
    await gateway.db.update(documents).set({ kind: 'configuration' }).where(ofTestShop('hidden'))
    expect(await find('test_dk')).toBeDefined()
  })

  it('loads once for all who ask at the same moment, and finds nothing for an unknown id', async () => {
    const find = createShopDirectory(gateway.db)
    const [one, other] = await Promise.all([find('test_dk'), find('test_dk')])
    expect(one).toBe(other)
    expect(await find('nowhere')).toBeUndefined()
  })

  it('goes on with what it knows while the database is unavailable', async () => {
    const { db, pool } = openDatabase(gateway.settings.databaseUrl)
    const find = createShopDirectory(db, { isCached: false })
    const known = await find('test_dk')
    const unreachable = Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' })
    pool.query = () => Promise.reject(unreachable)
    expect(await find('test_dk')).toBe(known)
    await expect(find('never_seen')).rejects.toThrow('Failed query')
    await pool.end()
  })
})
