import { expect, it } from 'vitest'
import { createTestSandboxes } from '../testing.ts'

const { app, call } = createTestSandboxes()
const viewed = { container: 'GTM-ONE', page: 'http://shop.test/', entry: { event: 'view_cart' } }
const layer = async (query = '') =>
  (await app.request(`/__sandbox/data-layer${query}`, { headers: { accept: 'application/json' } })).json()

it('serves a container’s script to any site, and none without a container [TRK-02]', async () => {
  const script = await app.request('/gtm.js?id=GTM-ONE')
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect((await app.request('/gtm.js')).status).toBe(404)
})

it('remembers what pages put into their data layer, for people and tests, until it is reset [TRK-08]', async () => {
  await call('POST', '/gtm/collect', viewed)
  await call('POST', '/gtm/collect', { ...viewed, container: 'GTM-TWO' })
  expect((await call('POST', '/gtm/collect', { page: 1 })).status).toBe(400)
  expect(await layer()).toHaveLength(2)
  expect(await layer('?container=GTM-ONE')).toEqual([viewed])
  expect(await (await app.request('/__sandbox/data-layer')).text()).toContain('view_cart')
  await call('POST', '/__sandbox/reset')
  expect(await layer()).toEqual([])
})

it('serves the consent script [SEO-07]', async () => {
  expect(await (await app.request('/uc.js')).text()).toContain('CookieInformationConsentGiven')
})

it('sends scripts as small as a vendor’s own host does', async () => {
  const packed = await app.request('/uc.js', { headers: { 'accept-encoding': 'gzip' } })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect((await packed.arrayBuffer()).byteLength).toBeLessThan(4000)
})
