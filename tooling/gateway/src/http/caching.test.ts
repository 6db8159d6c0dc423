import { describe, expect, it } from 'vitest'
import { findPicture } from '../pictures/picture-store.ts'
import { createShopper, useTestGateway } from '../../testing/test.ts'

const gateway = useTestGateway()

const SHOP = '/shops/test_dk/api'
const ask = (path: string, options: RequestInit = {}) => gateway.fetch(`http://gateway.test${path}`, options)

/** The calls that answer every visitor alike, by route, each with an example request. */
const FOR_EVERYBODY: Readonly<Record<string, string>> = {
  '/products/search': '/products/search?query=battery&take=24',
  '/products/browse': '/products/browse?route=/batteries&take=24',
  '/products/details': '/products/details?itemNumber=BAT-312',
  '/search/suggestions': '/search/suggestions?query=bat',
  '/products/categories': '/products/categories',
  '/translations': '/translations',
  '/customer-service': '/customer-service',
  '/v1.0/static-content/all': '/v1.0/static-content/all',
  '/v1.0/configuration/frontend': '/v1.0/configuration/frontend',
  '/v1.0/configuration/recommended-products': '/v1.0/configuration/recommended-products',
  '/payments/paymentMethods': '/payments/paymentMethods?userId=1',
}
/** Cached forever, because the file names change with the content. */
const FOR_EVER = '/pictures/:folder/:file'

describe('caching', () => {
  it.each(Object.values(FOR_EVERYBODY))('%s may be kept for a minute, and is not sent twice', async (path) => {
    const first = await ask(SHOP + path)
    expect(first.status).toBe(200)
    const [, seconds] = /^public, max-age=(\d+)$/.exec(first.headers.get('cache-control') ?? '') ?? []
    expect(Number(seconds)).toBeGreaterThan(0)
    expect(Number(seconds)).toBeLessThanOrEqual(60)
    const etag = first.headers.get('etag') ?? 'none'
    // A proxy that compresses makes the tag a weak one.
    const second = await ask(SHOP + path, { headers: { 'If-None-Match': `W/${etag}` } })
    expect([second.status, await second.text()]).toEqual([304, ''])
    for (const name of ['cache-control', 'etag']) expect(second.headers.get(name)).toBe(first.headers.get(name))
  })

  it('pictures are kept for ever', async () => {
    const { name, hash, widths, formats } = (await findPicture(gateway.db, 'battery-10'))!
    const answer = await ask(`${SHOP}/pictures/${name}-${hash}/${widths[0]}.${formats[0]}`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('other answers may be kept nowhere, whatever they are', async () => {
    const { call, userId } = createShopper(gateway.fetch)
    const bound = gateway.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/shops/:shopId/api/'))
      .map(({ method, path }) => ({ method, path: path.replace('/shops/:shopId/api', '') }))
      .filter(({ path }) => !Object.hasOwn(FOR_EVERYBODY, path) && path !== FOR_EVER)
    expect(bound.length).toBeGreaterThan(20)
    for (const { method, path } of bound) {
      const { headers } = await call(method, `${path.replaceAll(/:\w+/g, '1')}?userId=${userId}`)
      expect([method, path, headers.get('cache-control')]).toEqual([method, path, 'no-store'])
    }
  })

  it.each([
    `${SHOP}/products/details?itemNumber=nothing`,
    `${SHOP}/products/search?query=${'a'.repeat(300)}`,
    `${SHOP}/pictures/nothing-000000000000/720.webp`,
    `${SHOP}/nothing`,
    '/shops/nothing/api/translations',
    '/nothing',
    '/health/live',
    '/health/ready',
  ])('%s is asked anew each time', async (path) => {
    expect((await ask(path)).headers.get('cache-control')).toBe('no-store')
  })
})
