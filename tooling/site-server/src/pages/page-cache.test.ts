import { describe, expect, test, vi } from 'vitest'
import { createPageCache, type CacheLookup, type PageResult } from './page-cache.ts'
import { sizeOf, type CachedPage } from './cached-page.ts'

const page = (text: string, status = 200): CachedPage => {
  const plain = Buffer.from(text)
  return { status, headers: {}, plain, brotli: Buffer.alloc(0), gzip: async () => plain }
}
const rendering = (text: string, more: { status?: number; isCacheable?: boolean } = {}) =>
  vi.fn<(sentMeanwhile?: CachedPage) => Promise<PageResult>>(async () => ({
    page: page(text, more.status),
    isCacheable: more.isCacheable ?? true,
  }))
const failing = () => vi.fn<() => Promise<PageResult>>(() => Promise.reject(new Error('unreachable')))

function createTestCache({ maxSize = 1_000_000, maxPages = 100 } = {}) {
  const time = { now: 1 }
  const lookups: CacheLookup[] = []
  const cache = createPageCache({
    freshFor: 10,
    staleFor: 100,
    maxSize,
    maxPages,
    report: (result) => void lookups.push(result),
    clock: { now: () => time.now },
  })
  const basis = { now: 'first' }
  const textOf = async (key: string, render: () => Promise<PageResult>) =>
    (await cache.get(key, { basis: basis.now, render })).plain.toString()
  return { time, basis, textOf, lookups, size: cache.size }
}

describe('createPageCache', () => {
  test('sends a fresh page without rendering it again', async () => {
    const { textOf } = createTestCache()
    const again = rendering('second')
    expect(await textOf('/', rendering('first'))).toBe('first')
    expect(await textOf('/', again)).toBe('first')
    expect(again).not.toHaveBeenCalled()
  })

  test('sends a stale page at once and renders it again meanwhile', async () => {
    const { time, textOf } = createTestCache()
    await textOf('/', rendering('first'))
    time.now = 20
    expect(await textOf('/', rendering('second'))).toBe('first')
    expect(await textOf('/', rendering('third'))).toBe('second')
  })

  test('passes the stale page to a background render', async () => {
    const { time, basis, textOf } = createTestCache()
    const [first, second, third] = [rendering('first'), rendering('second'), rendering('third')]
    await textOf('/', first)
    time.now = 20
    await textOf('/', second)
    expect(first).toHaveBeenCalledWith(undefined)
    expect(second).toHaveBeenCalledWith(expect.objectContaining({ plain: Buffer.from('first') }))
    basis.now = 'second'
    await textOf('/', third)
    expect(third).toHaveBeenCalledWith(undefined)
  })

  test('waits for a new page when the old one is too old, and falls back on it when there is none', async () => {
    const { time, textOf } = createTestCache()
    await textOf('/', rendering('first'))
    time.now = 200
    expect(await textOf('/', failing())).toBe('first')
    expect(await textOf('/', rendering('sorry', { status: 503 }))).toBe('first')
    time.now = 400
    expect(await textOf('/', rendering('second'))).toBe('second')
  })

  test('keeps the old page when rendering it again fails in the background', async () => {
    const { time, textOf } = createTestCache()
    await textOf('/', rendering('first'))
    time.now = 20
    expect(await textOf('/', failing())).toBe('first')
    expect(await textOf('/', failing())).toBe('first')
  })

  test('renders a page once for requests at the same time, and again after a failure', async () => {
    const { textOf } = createTestCache()
    const once = rendering('one')
    expect(await Promise.all([textOf('/', once), textOf('/', once), textOf('/', once)])).toEqual(['one', 'one', 'one'])
    expect(once).toHaveBeenCalledTimes(1)
    await expect(textOf('/new', failing())).rejects.toThrow('unreachable')
    expect(await textOf('/new', rendering('now'))).toBe('now')
  })

  test('never keeps what may not be shared', async () => {
    const { textOf } = createTestCache()
    await textOf('/cart', rendering('mine', { isCacheable: false }))
    expect(await textOf('/cart', rendering('yours', { isCacheable: false }))).toBe('yours')
  })

  test('gives up the least recently used page when there is no more room', async () => {
    const { textOf } = createTestCache({ maxSize: 2 * sizeOf(page('aaaa'), '/a') })
    await textOf('/a', rendering('aaaa'))
    await textOf('/b', rendering('bbbb'))
    await textOf('/a', rendering('never'))
    await textOf('/c', rendering('cccc'))
    expect(await textOf('/a', rendering('again'))).toBe('aaaa')
    expect(await textOf('/b', rendering('again'))).toBe('again')
  })

  test('[A3] keeps a limited number of pages, however small', async () => {
    const { textOf } = createTestCache({ maxPages: 2 })
    for (const key of ['/a', '/b', '/c']) await textOf(key, rendering('first'))
    expect(await textOf('/c', rendering('second'))).toBe('first')
    expect(await textOf('/a', rendering('second'))).toBe('second')
  })

  test('[A3] counts addresses as well, so that long ones take room from the others', async () => {
    const long = `/${'x'.repeat(500)}`
    const { textOf } = createTestCache({ maxSize: 2 * sizeOf(page('short'), '/') + 500 })
    await textOf('/', rendering('short'))
    await textOf(long, rendering('long'))
    expect(await textOf('/', rendering('again'))).toBe('again')
  })

  test('renders a page again when what it was made of has changed, and sends the old one only when there is no other', async () => {
    const { basis, textOf } = createTestCache()
    await textOf('/', rendering('with prices'))
    basis.now = 'second'
    expect(await textOf('/', failing())).toBe('with prices')
    expect(await textOf('/', rendering('without prices'))).toBe('without prices')
    expect(await textOf('/', rendering('never'))).toBe('without prices')
  })

  test('reports what each lookup found, and how much is kept', async () => {
    const { time, basis, textOf, lookups, size } = createTestCache()
    await Promise.all([textOf('/', rendering('first')), textOf('/', rendering('first'))])
    await textOf('/', rendering('second'))
    time.now = 20
    await textOf('/', rendering('third'))
    basis.now = 'second'
    await textOf('/', rendering('fourth'))
    expect(lookups).toEqual(['rendered', 'inflight', 'fresh', 'stale', 'rendered'])
    expect(size()).toEqual({ pages: 1, bytes: sizeOf(page('fourth'), '/') })
  })
})
