import { describe, expect, it } from 'vitest'
import { readOptions } from './options.ts'

const BASE = 'http://127.0.0.1:4000/shops/product_uk'

describe('readOptions', () => {
  it('only reads by default', () => {
    expect(readOptions([BASE], {})).toEqual({
      baseUrl: BASE,
      writes: false,
      json: undefined,
      html: undefined,
      named: [],
      pictureHosts: [],
      login: undefined,
    })
  })

  it('reads files, named calls, hosts of pictures and a customer', () => {
    const environment = { CONFORMANCE_EMAIL: 'demo@example.com', CONFORMANCE_PASSWORD: 'secret' }
    const args = [
      '--write',
      '--name',
      'override-cart',
      '--json',
      'a.json',
      '--html',
      'a.html',
      '--picture-host',
      'p.example',
    ]
    expect(readOptions([BASE, ...args], environment)).toMatchObject({
      writes: true,
      named: ['GET /api/cart/override-cart'],
      json: 'a.json',
      html: 'a.html',
      pictureHosts: ['p.example'],
      login: { email: 'demo@example.com', password: 'secret' },
    })
  })

  it.each([
    [[], /Expected one base url/],
    [['gateway.example'], /Expected one base url/],
    [[BASE, BASE], /Expected one base url/],
    [[BASE, '--name', 'cart/add'], /Expected one of override-cart/],
    [[BASE, '--writes'], /--writes/],
  ])('says what is wrong with %j', (args, message) => {
    expect(() => readOptions(args, {})).toThrow(message)
  })
})
