import { describe, expect, it } from 'vitest'
import { createAdyenTest, encryptedForSandbox } from '../testing.ts'

const SHOP = 'http://phonicear-dk.localhost:3000'
const FIELDS = `/checkoutshopper/securedfields/sandbox_local/6.3.0/securedFields.html?type=card&d=${btoa(SHOP)}`

describe('the public host of Adyen', () => {
  it('serves the fields of the card form in a frame of the shop alone', async () => {
    const { app } = createAdyenTest()
    const answer = await app.request(FIELDS)
    expect(answer.headers.get('content-security-policy')).toContain(`frame-ancestors ${SHOP};`)
    expect(await answer.text()).toContain(`data-shop-origin="${SHOP}"`)
    expect((await app.request(FIELDS.replace(/&d=.*/, `&d=${btoa('javascript:alert(1)')}`))).status).toBe(404)
    expect((await app.request(FIELDS.replace(/&d=.*/, ''))).status).toBe(404)
  })

  it.each([
    ['41111111111', { brand: 'visa', cvcPolicy: 'required', supported: true }],
    ['50000000000', { brand: 'maestro', cvcPolicy: 'optional', supported: false }],
  ])('names the brand of a card that begins with %s', async (digits, brand) => {
    const { call } = createAdyenTest()
    const answer = await call('POST', '/checkoutshopper/v3/bin/binLookup?token=sandbox_local', {
      type: 'card',
      supportedBrands: ['visa', 'mc'],
      encryptedBin: encryptedForSandbox(digits),
      requestId: 'r-1',
    })
    expect(await answer.json()).toMatchObject({ requestId: 'r-1', issuingCountryCode: 'DK', brands: [brand] })
  })

  it('names no brand of an unknown card', async () => {
    const { call } = createAdyenTest()
    const lookup = { encryptedBin: encryptedForSandbox('99999999999'), requestId: 'r-1' }
    expect(await (await call('POST', '/checkoutshopper/v3/bin/binLookup', lookup)).json()).toEqual({ requestId: 'r-1' })
    expect((await call('POST', '/checkoutshopper/v3/bin/binLookup', {})).status).toBe(422)
  })

  it('has no translations, so that the form shows its own English texts', async () => {
    const { app } = createAdyenTest()
    const answer = await app.request('/checkoutshopper/sdk/6.45.2/translations/da-DK.json')
    expect(await answer.json()).toEqual({})
  })

  it('serves the drawings of the form', async () => {
    const { app } = createAdyenTest()
    for (const name of ['components/bento_lock.svg', 'components/success.gif', 'logos/visa.svg', 'logos/card.svg']) {
      const answer = await app.request(`/checkoutshopper/images/${name}`)
      expect([name, answer.headers.get('content-type')]).toEqual([name, 'image/svg+xml'])
      expect([name, answer.headers.get('cross-origin-resource-policy')]).toEqual([name, 'cross-origin'])
    }
    expect((await app.request('/checkoutshopper/images/components/gold.svg')).status).toBe(404)
  })

  it('reports one fingerprint for every device', async () => {
    const { app } = createAdyenTest()
    const path = '/checkoutshopper/assets/html/sandbox_local/dfp.1.0.0.html'
    const page = await app.request(path, { headers: { referer: `${SHOP}/payments/1/2` } })
    expect(await page.text()).toContain(`data-target="${SHOP}"`)
    expect((await app.request(path)).status).toBe(404)
  })
})
