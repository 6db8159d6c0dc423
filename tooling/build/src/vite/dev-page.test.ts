import { describe, expect, test } from 'vitest'
import { devPage, devSite } from './dev-page.ts'

const market = { shopId: 'shop_dk', culture: 'da-DK', currency: 'DKK', timeZone: 'Europe/Copenhagen', country: 'DK' }
const brand = { id: 'testbrand', markets: { dk: market, 'dk-free': { ...market, shopId: 'shop_free' } } }
const origin = 'http://localhost:5173'
const settings = {
  SITES__defaults__gateway: 'http://127.0.0.1:4000/shops/{shop}',
  SITES__defaults__origin: 'http://{site}.localhost:{port}',
  SITES__testbrand__dk: '{}',
  SITES__testbrand__dk_free: '{ "fallbackTexts": true }',
}

describe('the page of the development server', () => {
  test('[CFG-38] opens the brand’s first site unless another is named', () => {
    expect(devSite(brand, settings, origin)).toMatchObject({
      name: 'testbrand-dk',
      upstream: 'http://127.0.0.1:4000/shops/shop_dk',
      gatewayBase: '',
      origin,
      fallbackTexts: false,
    })
    const other = { name: 'testbrand-dk-free', upstream: 'http://127.0.0.1:4000/shops/shop_free', fallbackTexts: true }
    expect(devSite(brand, { ...settings, SITE: 'testbrand-dk-free' }, origin)).toMatchObject(other)
    expect(devSite(brand, { ...settings, MARKET: 'dk-free' }, origin)).toMatchObject(other)
  })

  test('lists the sites when one is misspelt', () => {
    const env = { ...settings, SITE: 'testbrand-se' }
    expect(() => devSite(brand, env, origin)).toThrow('testbrand-dk, testbrand-dk-free')
  })

  test('writes the site into the page so that no value can end the script element', () => {
    const page = devPage({ ...devSite(brand, settings, origin), name: '</script><b>' })
    const [, data = ''] = /id="shop-data">(.*?)<\/script>/.exec(page) ?? []
    expect(JSON.parse(data).site.name).toBe('</script><b>')
    expect(page).not.toContain('127.0.0.1:4000')
  })
})
