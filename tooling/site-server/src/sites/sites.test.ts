import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { publicSite, sitesOf } from './sites.ts'

const market = { shopId: 'shop_dk', culture: 'da-DK', currency: 'DKK', country: 'DK' }
const shown = (env: Record<string, string>) =>
  sitesOf({ id: 'testbrand', markets: { dk: market } }, readSettings({ SITE_ENV: 'local', ...env })).map(publicSite)

test('a site tells browsers all they need, but not where its gateway is', () => {
  expect(shown({ SITE_PORT: '3100' })).toEqual([
    {
      name: 'testbrand-dk',
      market,
      gatewayBase: '',
      origin: 'http://testbrand-dk.localhost:3100',
      sandboxOrigin: 'http://localhost:8080',
      fallbackTexts: false,
    },
  ])
})

test('[OP-75] [SHELL-03] speaks for its gateway only where it is deployed to', () => {
  expect(shown({ FALLBACK_TEXTS: 'on' })).toMatchObject([{ fallbackTexts: true }])
  expect(() => readSettings({ SITE_ENV: 'local', FALLBACK_TEXTS: 'yes' })).toThrow('on')
})
