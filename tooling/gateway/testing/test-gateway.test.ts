import { describe, expect, it, vi } from 'vitest'
import { shops } from '../src/shops/shop-tables.ts'
import { createTestGateway, useTestGateway } from './test-gateway.ts'

describe('createTestGateway', () => {
  it('a gateway that is closed finishes what it was asked and takes no call any more, as when a late webhook comes', async () => {
    const logged = vi.spyOn(console, 'error')
    const gateway = await createTestGateway()
    const asked = gateway.fetch('http://gateway.test/shops/test_dk/api/v1.0/configuration/frontend')
    await gateway.close()
    expect((await asked).status).toBe(200)
    await expect(gateway.fetch('http://gateway.test/health/live')).rejects.toThrow('closed')
    expect(logged).not.toHaveBeenCalled()
    logged.mockRestore()
  })
})

describe('useTestGateway', () => {
  const gateway = useTestGateway()
  const { db } = gateway

  it('is the gateway itself for spies and assignments, as is its database', async () => {
    const select = vi.spyOn(db, 'select')
    gateway.database.db.select()
    expect(select).toHaveBeenCalledOnce()
    select.mockRestore()
    const { fetch } = gateway
    gateway.fetch = () => Promise.resolve(new Response('mine'))
    expect(await (await gateway.fetch('')).text()).toBe('mine')
    gateway.fetch = fetch
    expect(await gateway.db.$count(shops)).toBe(3)
  })
})
