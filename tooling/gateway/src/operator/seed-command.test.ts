import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shops } from '../shops/shop-tables.ts'
import { sureOperator, testShop, useTestGateway } from '../../testing/test.ts'
import { runCommand } from './commands.ts'
import { UsageError } from './usage-error.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'shops-'))
const file = path.join(folder, 'shops.json')
const gateway = useTestGateway()
const db = () => gateway.db
const run = (command: string, ...words: string[]) => runCommand(db(), command, words, sureOperator)
const known = async () => (await db().select({ id: shops.id }).from(shops)).map(({ id }) => id).toSorted()

describe('the seed command', () => {
  beforeAll(() => {
    const own = [testShop, { ...testShop, id: 'own_dk' }, { ...testShop, id: 'own_se' }]
    const data = JSON.stringify({ shops: own, pictures: [] })
    writeFileSync(file, data.replaceAll('/api/pictures/', '/pictures/'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('[RUN-17] writes the shops of a file, or one of them, and logs their names', async () => {
    const before = await known()
    expect(await run('seed', file, '--shop', 'own_dk')).toBe('Seeded own_dk')
    expect(await known()).toEqual([...before, 'own_dk'].toSorted())
    expect(await run('seed', file)).toBe('Seeded test_dk, own_dk, own_se')
    expect(await run('log')).toMatch(/seed +test_dk, own_dk, own_se/)
    await expect(run('seed', file, '--shop', 'nowhere')).rejects.toThrow('no such shop')
    await expect(run('seed')).rejects.toThrow(UsageError)
  })

  it('waits for a gateway that makes the tables', async () => {
    await gateway.database.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
    await expect(run('seed', file)).rejects.toThrow('start a gateway first')
  })
})
