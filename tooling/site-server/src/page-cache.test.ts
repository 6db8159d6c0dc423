import { expect, test, vi } from 'vitest'
import { createPageCache, type PageResult } from './page-cache.ts'
import type { CachedPage } from './cached-page.ts'

const page = (text: string, status = 200): CachedPage => {
  const plain = Buffer.from(text)
  return { status, headers: {}, plain, brotli: Buffer.alloc(0), gzip: Buffer.alloc(0) }
}
const making = (text: string, more: { status?: number; isCacheable?: boolean } = {}) =>
  vi.fn<() => Promise<PageResult>>(async () => ({
    page: page(text, more.status),
    isCacheable: more.isCacheable ?? true,
  }))
const failing = () => vi.fn<() => Promise<PageResult>>(() => Promise.reject(new Error('away')))

function cacheAt(room = 1_000) {
  const clock = { now: 0 }
  const cached = createPageCache({ freshFor: 10, staleFor: 100, room, now: () => clock.now })
  const basis = { now: 'first' }
  const textOf = async (key: string, render: () => Promise<PageResult>) =>
    (await cached(key, basis.now, render)).plain.toString()
  return { clock, basis, textOf }
}

test('sends a fresh page without making it again', async () => {
  const { textOf } = cacheAt()
  const again = making('second')
  expect(await textOf('/', making('first'))).toBe('first')
  expect(await textOf('/', again)).toBe('first')
  expect(again).not.toHaveBeenCalled()
})

test('sends an older page at once and makes it anew meanwhile', async () => {
  const { clock, textOf } = cacheAt()
  await textOf('/', making('first'))
  clock.now = 20
  expect(await textOf('/', making('second'))).toBe('first')
  expect(await textOf('/', making('third'))).toBe('second')
})

test('waits for a new page when the old one is too old, and falls back on it when there is none', async () => {
  const { clock, textOf } = cacheAt()
  await textOf('/', making('first'))
  clock.now = 200
  expect(await textOf('/', failing())).toBe('first')
  expect(await textOf('/', making('second'))).toBe('second')
})

test('keeps the old page when making it anew fails behind the scenes', async () => {
  const { clock, textOf } = cacheAt()
  await textOf('/', making('first'))
  clock.now = 20
  expect(await textOf('/', failing())).toBe('first')
  expect(await textOf('/', failing())).toBe('first')
})

test('makes a page once for all who ask at the same time, and again after a failure', async () => {
  const { textOf } = cacheAt()
  const once = making('one')
  expect(await Promise.all([textOf('/', once), textOf('/', once), textOf('/', once)])).toEqual(['one', 'one', 'one'])
  expect(once).toHaveBeenCalledTimes(1)
  await expect(textOf('/new', failing())).rejects.toThrow('away')
  expect(await textOf('/new', making('now'))).toBe('now')
})

test('never keeps pages of one visitor, nor failures', async () => {
  const { textOf } = cacheAt()
  await textOf('/cart', making('mine', { isCacheable: false }))
  expect(await textOf('/cart', making('yours', { isCacheable: false }))).toBe('yours')
  await textOf('/', making('sorry', { status: 503 }))
  expect(await textOf('/', making('fine'))).toBe('fine')
})

test('gives up the page that was asked for longest ago when there is no more room', async () => {
  const { textOf } = cacheAt(10)
  await textOf('/a', making('aaaa'))
  await textOf('/b', making('bbbb'))
  await textOf('/a', making('never'))
  await textOf('/c', making('cccc'))
  expect(await textOf('/a', making('again'))).toBe('aaaa')
  expect(await textOf('/b', making('again'))).toBe('again')
})

test('makes a page anew when what it was made of has changed, and sends the old one only when there is no other', async () => {
  const { basis, textOf } = cacheAt()
  await textOf('/', making('with prices'))
  basis.now = 'second'
  expect(await textOf('/', failing())).toBe('with prices')
  expect(await textOf('/', making('without prices'))).toBe('without prices')
  expect(await textOf('/', making('never'))).toBe('without prices')
})
