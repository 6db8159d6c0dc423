import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRateLimit } from '@shop/server/rate-limit.ts'
import { startSites } from '../testing.ts'

const older = {
  'csp-report': {
    'document-uri': 'http://testbrand-dk.localhost:3000/payments/t-secret/c-secret?paymentId=p-secret',
    'blocked-uri': 'https://evil.example/steal.js?who=dorothy@example.com',
    'effective-directive': 'script-src-elem',
    'violated-directive': 'script-src',
    'source-file': 'http://testbrand-dk.localhost:3000/assets/main-1a2b.js?v=secret',
    'line-number': 12,
    'script-sample': 'dorothy@example.com',
  },
}
const newer = (changes: object = {}) => ({
  type: 'csp-violation',
  url: 'http://testbrand-dk.localhost:3000/payments/t-secret/c-secret',
  body: {
    documentURL: 'http://testbrand-dk.localhost:3000/payments/t-secret/c-secret',
    blockedURL: 'inline',
    effectiveDirective: 'style-src-attr',
    sourceFile: 'https://pay.example/checkout/secret.js',
    lineNumber: 3,
    sample: 'secret',
    ...changes,
  },
})

type Sites = Awaited<ReturnType<typeof startSites>>
const report = (sites: Sites, body: unknown, type = 'application/csp-report', headers = {}) =>
  sites.request('/policy-reports', {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const start = () => startSites({ routePattern: (address) => `pattern of ${address.split('/', 2)[1]}` })
const lines = () => vi.mocked(console.error).mock.calls.flat().map(String)

describe('reports of the policy', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
  afterEach(() => vi.restoreAllMocks())

  test('every page names the address for reports, in both formats', async () => {
    await using sites = await start()
    const { headers } = await sites.request('/')
    expect(headers['content-security-policy']).toMatch(/; report-uri \/policy-reports; report-to policy$/)
    expect(headers['reporting-endpoints']).toBe('policy="/policy-reports"')
  })

  test('an older browser’s report is one line of the log, without ids, queries and samples', async () => {
    await using sites = await start()
    expect((await report(sites, older)).status).toBe(204)
    expect(lines().map((line) => JSON.parse(line) as unknown)).toMatchObject([
      {
        event: 'policy-violated',
        site: 'testbrand-dk',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        page: 'pattern of payments',
        source: '/assets/main-1a2b.js',
        line: 12,
      },
    ])
    expect(lines().join()).not.toMatch(/secret|dorothy/)
  })

  test('a newer browser’s reports are a line each, and what is about something else is left out', async () => {
    await using sites = await start()
    const extension = newer({ blockedURL: 'chrome-extension://abcdef/x.js' })
    const reports = [newer(), { type: 'deprecation', body: { message: 'secret' } }, extension]
    expect((await report(sites, reports, 'application/reports+json; charset=utf-8')).status).toBe(204)
    expect(lines().map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { directive: 'style-src-attr', blocked: 'inline', source: 'https://pay.example', line: 3 },
      { blocked: 'chrome-extension:' },
    ])
    expect(lines().join()).not.toContain('secret')
  })

  test.each([
    ['another content type', older, 'application/json', 415],
    ['no content type', older, '', 415],
    ['no JSON', '{"csp-report":', 'application/csp-report', 400],
    ['JSON that is no report', { report: 1 }, 'application/csp-report', 400],
    ['a report that is too long', { 'csp-report': { x: 'x'.repeat(40_000) } }, 'application/csp-report', 413],
    ['a word that is too long', { 'csp-report': { 'blocked-uri': 'x'.repeat(5_000) } }, 'application/csp-report', 400],
  ])('%s is refused and logged nowhere', async (_what, body, type, status) => {
    await using sites = await start()
    expect((await report(sites, body, type)).status).toBe(status)
    expect(lines()).toEqual([])
  })

  test('nothing sent can end the line of the log or begin another', async () => {
    await using sites = await start()
    const forged = 'inline\n{"event":"forged"}\u2028'
    await report(sites, [newer({ blockedURL: forged, effectiveDirective: forged })], 'application/reports+json')
    expect(lines()).toHaveLength(1)
    expect(lines()[0]).not.toContain('forged')
  })

  test('of many reports in one request ten are read', async () => {
    await using sites = await start()
    const many = Array.from({ length: 40 }, () => newer())
    expect((await report(sites, many, 'application/reports+json')).status).toBe(204)
    expect(lines()).toHaveLength(10)
  })

  test('limits the reports of a client, and allows no other methods', async () => {
    await using sites = await start()
    const statuses: number[] = []
    for (let sent = 0; sent < 22; sent++) statuses.push((await report(sites, older)).status)
    expect(statuses.slice(-3)).toEqual([204, 429, 429])
    expect(lines()).toHaveLength(20)
    expect((await sites.request('/policy-reports', { method: 'PUT' })).status).toBe(405)
  })

  test('a limit holds for each client and for all together, begins anew with time, and remembers so many', () => {
    let now = 0
    const allows = createRateLimit({ perClient: 2, altogether: 5, window: 1000, clients: 3 }, () => now)
    const ask = (...clients: string[]) => clients.map(allows)
    expect(ask('a', 'a', 'a', 'b', 'c', 'd', 'e')).toEqual([true, true, false, true, true, true, false])
    now = 1000
    expect(ask('a', 'a', 'a')).toEqual([true, true, false])
  })
})
