import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchFrom, useTestGateway } from '../../testing/test.ts'

const gateway = useTestGateway()

const SECOND = 1_000_000
/** The microseconds that the thread has spent. A second passes between two readings, so a new list takes one. */
const thread = { spent: 0 }

const ask = (address: string, call: string) =>
  fetchFrom(address, gateway.fetch)(`http://gateway.test/shops/test_dk/api/${call}`)

describe('the cost of lists', () => {
  beforeEach(() => {
    vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({ user: (thread.spent += SECOND), system: 0 }))
  })
  afterEach(() => vi.restoreAllMocks())

  describe.each([
    ['search', (n: number | string) => `products/search?query=battery+${n}`],
    ['browse', (n: number | string) => `products/browse?route=/unknown/${n}`],
  ])('the cost of a new answer to %s', (name, call) => {
    it('[RUN-34] is limited for a network, which still gets what is cached', async () => {
      const address = name === 'search' ? '192.0.2.1' : '2001:db8:1:1::1'
      const known = 'products/search?query=cloth'
      expect((await ask('198.51.100.1', known)).status).toBe(200)
      for (let n = 0; n < 30; n++) await ask(address, call(n))
      const refused = await ask(address, call('new'))
      expect([refused.status, await refused.json()]).toMatchObject([429, { errorCode: 'too-many-requests' }])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await ask(address, known)).status).toBe(200)
      expect((await ask(address, `cart/get?userId=00000000-0000-4000-8000-000000000001`)).status).toBe(200)
      expect((await ask('203.0.113.1', call('other'))).status).toBe(200)
    })

    it('[RUN-34] is not counted for the site server, which asks for all its visitors', async () => {
      for (let n = 0; n < 30; n++) {
        expect((await gateway.fetch(`http://gateway.test/shops/test_dk/api/${call(`site-${n}`)}`)).status).toBe(200)
      }
    })
  })
})
