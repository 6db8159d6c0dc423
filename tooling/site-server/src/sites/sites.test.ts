import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { publicSite, sitesOf } from './sites.ts'

const market = { shopId: 'shop_dk', culture: 'da-DK', currency: 'DKK', country: 'DK' }
const shown = (env: Record<string, string>) =>
  sitesOf({ id: 'testbrand', markets: { dk: market } }, readSettings({ SITE_ENV: 'local', ...env })).map(publicSite)

test('a public site does not contain the gateway’s internal address', () => {
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

test('[OP-75] [SHELL-03] fills in missing texts only if the settings say so', () => {
  expect(shown({ FALLBACK_TEXTS: 'on' })).toMatchObject([{ fallbackTexts: true }])
  expect(() => readSettings({ SITE_ENV: 'local', FALLBACK_TEXTS: 'yes' })).toThrow('on')
})
