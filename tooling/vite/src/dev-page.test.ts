import { expect, test } from 'vitest'
import { devPage, devSite } from './dev-page.ts'

const market = { shopId: 'shop_dk', culture: 'da-DK', currency: 'DKK', country: 'DK' }
const brand = { id: 'testbrand', markets: { dk: market, 'dk-free': { ...market, shopId: 'shop_free' } } }
const origin = 'http://localhost:5173'

test('opens the brand’s first market unless another is named', () => {
  expect(devSite(brand, {}, origin)).toMatchObject({ name: 'testbrand-dk', market, gatewayBase: '', origin })
  expect(devSite(brand, { SITE: 'testbrand-dk-free' }, origin).market.shopId).toBe('shop_free')
  expect(devSite(brand, { MARKET: 'dk-free' }, origin).market.shopId).toBe('shop_free')
})

test('lists the sites when one is misspelt', () => {
  expect(() => devSite(brand, { SITE: 'testbrand-se' }, origin)).toThrow('testbrand-dk, testbrand-dk-free')
})

test('knows the address of the sandboxes of third parties', () => {
  expect(devSite(brand, {}, origin).sandboxOrigin).toBe('http://localhost:8080')
  expect(devSite(brand, { SANDBOX_PORT: '4698' }, origin).sandboxOrigin).toBe('http://localhost:4698')
  expect(devSite(brand, { SANDBOX_ORIGIN: 'http://stand.in' }, origin).sandboxOrigin).toBe('http://stand.in')
})

test('[OP-75] adds texts that the gateway lacks only when asked to', () => {
  expect(devSite(brand, {}, origin).fallbackTexts).toBe(false)
  expect(devSite(brand, { FALLBACK_TEXTS: 'on' }, origin).fallbackTexts).toBe(true)
})

test('writes the site into the page so that no value can end the script element', () => {
  const page = devPage({ ...devSite(brand, {}, origin), name: '</script><b>' })
  const [, data = ''] = /id="shop-data">(.*?)<\/script>/.exec(page) ?? []
  expect(JSON.parse(data).site.name).toBe('</script><b>')
})
