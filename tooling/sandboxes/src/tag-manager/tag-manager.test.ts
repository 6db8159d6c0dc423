import { describe, expect, it } from 'vitest'
import { createTestSandboxes } from '../testing.ts'

const { app, call } = createTestSandboxes()
const viewed = { container: 'GTM-ONE', page: 'http://shop.test/', entry: { event: 'view_cart' } }
const layer = async (query = '') =>
  (await app.request(`/__sandbox/data-layer${query}`, { headers: { accept: 'application/json' } })).json()

describe('the tag manager', () => {
  it('the script is served to any site, for a container alone [TRK-02]', async () => {
    const script = await app.request('/gtm.js?id=GTM-ONE')
    expect(script.headers.get('content-type')).toContain('text/javascript')
    expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect((await app.request('/gtm.js')).status).toBe(404)
  })

  it('the data layers of pages are shown until a reset [TRK-08]', async () => {
    await call('POST', '/gtm/collect', viewed)
    await call('POST', '/gtm/collect', { ...viewed, container: 'GTM-TWO' })
    expect((await call('POST', '/gtm/collect', { page: 1 })).status).toBe(400)
    expect(await layer()).toHaveLength(2)
    expect(await layer('?container=GTM-ONE')).toEqual([viewed])
    expect(await (await app.request('/__sandbox/data-layer')).text()).toContain('view_cart')
    await call('POST', '/__sandbox/reset')
    expect(await layer()).toEqual([])
  })

  it('the consent script is served [SEO-07]', async () => {
    expect(await (await app.request('/uc.js')).text()).toContain('CookieInformationConsentGiven')
  })

  it('scripts are compressed, as on a vendor’s own host', async () => {
    const packed = await app.request('/uc.js', { headers: { 'accept-encoding': 'gzip' } })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect((await packed.arrayBuffer()).byteLength).toBeLessThan(4000)
  })
})
