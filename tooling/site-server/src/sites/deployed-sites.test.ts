import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { deployedSites, type Deployment } from './deployed-sites.ts'
import { readSource } from './source.ts'

const dk = { shopId: 'shop_dk', culture: 'da-DK', currency: 'DKK', timeZone: 'Europe/Copenhagen', country: 'DK' }
const deployment: Deployment = {
  brands: [{ id: 'phonicear', markets: { dk, 'dk-free': { ...dk, shopId: 'shop_free' } } }],
  knownBrands: ['phonicear', 'product'],
  port: 3000,
  isProduction: false,
}
const MINIMUM = { gateway: 'https://gateway.example/any/path/', origin: 'https://{site}.example' }

/** Returns the path of a file with the text, which is deleted after the test. */
function fileWith(content: unknown): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sites-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'sites.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  return file
}

/** Reads settings from a file and from variables. */
const read = (content: unknown, env: Record<string, string> = {}, where: Partial<Deployment> = {}) =>
  deployedSites(readSource({ SITES_FILE: fileWith(content), ...env }), { ...deployment, ...where })

/** Returns the message for wrong settings, without the folder of the file. */
function mistakesIn(...settings: Parameters<typeof read>): string[] {
  try {
    read(...settings)
  } catch (failure) {
    const [, ...lines] = String(failure).split('\n')
    return lines.map((line) => line.trim().replace(/^\/\S*\//, ''))
  }
  throw new Error('The settings are right')
}

const SHOP = { gateway: 'https://gateway.example', origin: 'https://shop.example' }
const TRIAL = { gateway: 'http://127.0.0.1:4000', origin: 'http://{site}.localhost:3000' }

describe('deployedSites', () => {
  test('[CFG-38] a site has the defaults of the file and its own settings', () => {
    const [site, ...others] = read({
      defaults: {
        ...MINIMUM,
        captcha: 'none',
        sandbox: 'http://localhost:8080',
        pictureHosts: ['https://cdn.example/'],
      },
      phonicear: { dk: { hosts: ['alt.example'], captcha: { provider: 'hcaptcha', siteKey: 'key' } } },
    })
    expect(others).toEqual([])
    expect(site).toMatchObject({
      name: 'phonicear-dk',
      market: dk,
      upstream: 'https://gateway.example/any/path',
      gatewayBase: '',
      origin: 'https://phonicear-dk.example',
      hosts: ['phonicear-dk.localhost', 'phonicear-dk.example', 'alt.example'],
      pictureHosts: ['https://cdn.example'],
      sandboxOrigin: 'http://localhost:8080',
      fallbacks: { captcha: { provider: 'hcaptcha', siteKey: 'key', scriptUrl: '' } },
    })
  })

  test('[CFG-38] names of the site stand in for words in braces', () => {
    const [site] = read({
      defaults: { gateway: 'https://g.example/{brand}/{market}/{shop}', origin: 'http://{site}.localhost:{port}' },
      phonicear: { 'dk-free': {} },
    })
    expect(site).toMatchObject({
      upstream: 'https://g.example/phonicear/dk-free/shop_free',
      origin: 'http://phonicear-dk-free.localhost:3000',
    })
  })

  test('[CFG-38] a variable replaces the value of the file, and can say all without one', () => {
    const env = {
      SITES__phonicear__dk_free__gateway: 'https://own.example',
      SITES__phonicear__dk_free__captcha__siteKey: '"123"',
      SITES__phonicear__dk_free__captcha__provider: 'turnstile',
      SITES__defaults__deliveryDays: '3',
    }
    const expected = {
      upstream: 'https://own.example',
      fallbacks: { deliveryDays: 3, captcha: { provider: 'turnstile', siteKey: '123' } },
    }
    const file = { defaults: { ...MINIMUM, deliveryDays: 1 }, phonicear: { 'dk-free': { captcha: 'none' } } }
    expect(read(file, env)).toMatchObject([expected])
    const alone = readSource({ ...env, SITES__defaults__origin: MINIMUM.origin })
    expect(deployedSites(alone, deployment)).toMatchObject([expected])
  })

  test('[CFG-41] names the variable that is wrong', () => {
    const env = { SITES__phonicear__dk__captcha__siteKey: '123', SITES__phonicear__dk__captcha__provider: 'turnstile' }
    expect(mistakesIn({ defaults: MINIMUM, phonicear: { dk: {} } }, env)).toEqual([
      'SITES__phonicear__dk__captcha__siteKey  phonicear.dk.captcha.siteKey: expected a text in quotes, found 123',
    ])
  })

  test('[CFG-41] lists every mistake with its place', () => {
    expect(
      mistakesIn(`{
  "defaults": { "orgin": "https://shop.example", "deliveryDays": "3" },
  "phonicear": {
    "dk": {
      "gateway": "gateway.example",
      "captcha": { "provider": "turnstyle", "sitekey": "k" },
      "consent": "of"
    },
    "se": {}
  },
  "fonicear": {}
}`),
    ).toEqual([
      'sites.json:2:17  "orgin" is no setting. Did you mean "origin"?',
      'sites.json:2:66  defaults.deliveryDays: expected a number, found "3"',
      'sites.json:5:18  phonicear.dk.gateway: expected an address that begins with http:// or https://, found "gateway.example"',
      'sites.json:6:18  phonicear.dk.captcha.siteKey is missing',
      'sites.json:6:32  phonicear.dk.captcha.provider: expected "turnstile" or "hcaptcha" or "recaptcha", found "turnstyle"',
      'sites.json:6:45  "sitekey" is no setting. Did you mean "siteKey"?',
      'sites.json:7:18  phonicear.dk.consent: expected "off" or an object in {}, found "of"',
      'sites.json:9:5  "se" is no market of phonicear. Known are dk, dk-free.',
      'sites.json:11:3  "fonicear" is no brand. Did you mean "phonicear"?',
    ])
  })

  test.each([
    ['a comma that is missing', '{\n  "defaults": {}\n  "phonicear": {}\n}', 'sites.json:3:3  expected a comma'],
    [
      'a key that stands twice',
      '{ "defaults": {}, "defaults": {} }',
      'sites.json:1:19  "defaults" stands here a second time',
    ],
    ['a list for an object', [], 'sites.json:1:1  expected an object in {}'],
  ])('[CFG-41] refuses %s', (_what, content, expected) => {
    expect(mistakesIn(content)).toEqual([expected])
  })

  test('[CFG-41] refuses a site without a gateway, without an origin, and a shared host', () => {
    expect(mistakesIn({ phonicear: { dk: {} } })).toEqual([
      'sites.json:3:5  phonicear.dk names no gateway, such as "gateway": "https://gateway.example/dk"',
      'sites.json:3:5  phonicear.dk names no origin, such as "origin": "https://shop.example"',
    ])
    expect(
      mistakesIn({ defaults: { ...MINIMUM, origin: 'https://one.example' }, phonicear: { dk: {}, 'dk-free': {} } }),
    ).toEqual(['sites.json:8:5  phonicear-dk-free and phonicear-dk share the host one.example'])
  })

  test('[CFG-41] refuses words in braces that mean nothing', () => {
    expect(
      mistakesIn({ defaults: { ...MINIMUM, gateway: 'https://g.example/{shopId}' }, phonicear: { dk: {} } }),
    ).toEqual(['sites.json:3:16  phonicear.dk.gateway: {shopId} has no meaning. Did you mean "shop"?'])
  })

  test.each([
    ['origin', { ...SHOP, origin: 'http://shop.example' }],
    ['publicGateway', { ...SHOP, publicGateway: 'http://gateway.example' }],
    ['gateway', { ...SHOP, gateway: 'http://gateway.example/dk' }],
    ['gateway', { ...SHOP, gateway: 'http://203.0.113.7:4100' }],
    ['gateway', { ...SHOP, gateway: 'http://172.32.0.1' }],
    ['sandbox', { ...SHOP, sandbox: 'https://sandbox.example' }],
    ['sandbox', { ...SHOP, sandbox: 'http://localhost:8080' }],
    ['sandbox', { ...TRIAL, sandbox: 'https://sandbox.example' }],
    ['consent', { ...SHOP, consent: { scriptUrl: 'http://consent.example/uc.js' } }],
    ['tagManager', { ...SHOP, tagManager: { default: 'GTM-1', scriptUrl: 'http://tags.example/gtm.js' } }],
  ])('[CFG-41] [RUN-19] production refuses a site’s %s of %j, and nothing else does', (key, defaults) => {
    const mistakes = mistakesIn({ defaults, phonicear: { dk: {} } }, {}, { isProduction: true })
    expect(mistakes).toEqual([expect.stringMatching(`phonicear\\.dk\\.${key} is ".*"\\. In production it must be `)])
    expect(read({ defaults, phonicear: { dk: {} } })).toHaveLength(1)
  })

  test.each([
    { ...SHOP, gateway: 'http://127.0.0.1:4100/shops/product_uk' },
    { ...SHOP, gateway: 'http://balancer:4100/shops/product_uk' },
    { ...SHOP, gateway: 'http://10.0.0.5:4100' },
    { ...SHOP, gateway: 'http://172.30.46.2:4100' },
    { ...SHOP, gateway: 'http://192.168.1.2' },
    { ...SHOP, gateway: 'http://[fd00::1]:4100' },
    { ...SHOP, gateway: 'http://gateway.internal' },
    { ...SHOP, gateway: 'http://gateway.shop.svc.cluster.local' },
    { ...TRIAL, sandbox: 'http://localhost:8080', consent: { scriptUrl: 'http://localhost:8080/uc.js' } },
  ])('[CFG-41] [RUN-19] production takes the own network and a trial on this machine: %j', (defaults) => {
    expect(read({ defaults, phonicear: { dk: {} } }, {}, { isProduction: true })).toHaveLength(1)
  })

  test('[CFG-38] checks sites of brands that run elsewhere, and leaves them out', () => {
    const file = { defaults: MINIMUM, phonicear: { dk: {} }, product: { uk: { gateway: 'https://other.example' } } }
    expect(read(file).map(({ name }) => name)).toEqual(['phonicear-dk'])
    expect(mistakesIn({ ...file, product: { uk: { getaway: '' } } })).toEqual([
      'sites.json:11:7  "getaway" is no setting. Did you mean "gateway"?',
    ])
    expect(mistakesIn({ defaults: MINIMUM, product: { uk: {} } })).toEqual([
      'sites.json:1:1  names no site of phonicear',
    ])
  })

  test('[CFG-38] [BRD-01] serves every market that no brand names, if the file says so', () => {
    const file = { defaults: { ...MINIMUM, deliveryDays: 2 }, '*': {}, phonicear: { dk: { deliveryDays: 3 } } }
    expect(read(file)).toMatchObject([
      { name: 'phonicear-dk', fallbacks: { deliveryDays: 3 } },
      { name: 'phonicear-dk-free', fallbacks: { deliveryDays: 2 } },
    ])
    expect(read({ defaults: MINIMUM, '*': {} }).map(({ name }) => name)).toEqual(['phonicear-dk', 'phonicear-dk-free'])
    expect(mistakesIn({ ...file, '*': { deliveryDays: 1 } })).toEqual([
      'sites.json:7:8  *: expected {}, because defaults holds the settings of all sites',
    ])
    expect(mistakesIn({ ...file, defaults: { ...MINIMUM, origin: 'https://one.example' } })).toEqual([
      'sites.json:7:3  phonicear-dk-free and phonicear-dk share the host one.example',
    ])
  })

  test('[CFG-41] refuses to run without a file and without variables, and a file that is missing', () => {
    expect(() => readSource({})).toThrow('SITES_FILE  must name the file with the settings of the sites')
    expect(() => readSource({ SITES_FILE: '/nowhere/sites.json' })).toThrow('no such file')
  })
})
