import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderedPage, startSites, type FakeBrand } from '../testing.ts'

type Render = NonNullable<FakeBrand['page']>

const SECOND = 1_000_000
/** The microseconds that the thread has spent. Each render of the fake brand takes two seconds. */
const thread = { spent: 0 }

const costly: Render = async ({ address }) => {
  thread.spent += 2 * SECOND
  return renderedPage({ html: address })
}

async function startCostly() {
  const page = vi.fn<Render>(costly)
  const sites = await startSites({ page, cacheAddress: (address) => address }, { TRUSTED_PROXIES: '127.0.0.1' })
  const ask = (address: string, client: string) => sites.request(address, { headers: { 'x-forwarded-for': client } })
  return { page, ask, [Symbol.asyncDispose]: sites[Symbol.asyncDispose] }
}

describe('the cost of rendering', () => {
  beforeEach(() => {
    thread.spent = 0
    vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({ user: thread.spent, system: 0 }))
    // A network that has to wait is logged.
    vi.spyOn(console, 'error').mockReturnValue(undefined)
  })

  test('[RUN-34] a network that has others’ pages rendered without end gets the empty page, which the browser renders', async () => {
    await using site = await startCostly()
    for (let n = 0; n < 10; n++) await site.ask(`/search-result/${n}`, '192.0.2.1')
    const rendered = site.page.mock.calls.length
    expect(rendered).toBeLessThan(10)
    const refused = await site.ask('/search-result/new', '192.0.2.1')
    expect(refused).toMatchObject({ status: 429, text: '<html>shell</html>' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(site.page).toHaveBeenCalledTimes(rendered)
  })

  test('[RUN-34] every customer behind an address that has spent its budget still gets what is cached, and can buy', async () => {
    await using site = await startCostly()
    for (const address of ['/', '/cart', '/checkout']) await site.ask(address, '198.51.100.1')
    for (let n = 0; n < 10; n++) await site.ask(`/search-result/${n}`, '192.0.2.1')
    for (const address of ['/', '/cart', '/checkout', '/search-result/0']) {
      expect(await site.ask(address, '192.0.2.1')).toMatchObject({ status: 200, text: address })
    }
  })

  test('[RUN-34] a network does not pay for another, nor for what is asked without a client', async () => {
    await using site = await startCostly()
    for (let n = 0; n < 10; n++) await site.ask(`/search-result/${n}`, '192.0.2.1')
    expect((await site.ask('/search-result/other', '198.51.100.1')).status).toBe(200)
    for (let n = 0; n < 10; n++) expect((await site.ask(`/health-${n}`, '127.0.0.1')).status).toBe(200)
  })

  test('[RUN-34] logs the network that has to wait, and none of its words', async () => {
    await using site = await startCostly()
    for (let n = 0; n < 20; n++) await site.ask(`/search-result/secret-${n}`, '192.0.2.1')
    const lines = vi.mocked(console.error).mock.calls.map(([line]) => String(line))
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'network-over-budget', network: '192.0.2.0/24' })
    expect(lines[0]).not.toContain('secret')
  })
})
