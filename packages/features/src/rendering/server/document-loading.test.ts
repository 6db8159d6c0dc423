import { describe, expect, test } from 'vitest'
import { hasPicture, loadAfterPicture, loadAtOnce } from './document-loading.ts'

const files = {
  entry: '/main.js',
  imports: ['/base.js'],
  preloads: ['/page.js'],
  bootstrapFile: '/data.json',
  nonce: undefined,
  gatewayBase: 'https://gateway.example/shops/one',
}
const shared = { typefaces: '@font-face{}', fontFiles: ['/display.woff2', '/text.woff2'], script: 'first()' }

/** The addresses that a browser finds while it reads a page. */
const found = (html: string) => [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, url]) => url)

describe('the loading of a document', () => {
  test.each([
    ['<p><img src="/a.webp" alt="" loading="eager" fetchPriority="high"/></p>', true],
    ['<img fetchpriority="high" src="/a.webp">', true],
    ['<img src="/a.webp" fetchPriority="auto"/><p>fetchpriority="high"</p>', false],
    ['', false],
  ])('tells whether a page is seen by a picture: %s', (html, expected) => {
    expect(hasPicture(html)).toBe(expected)
  })

  describe('a page with a picture', () => {
    const html = loadAfterPicture(files, shared)
    test('names nothing that a browser would fetch beside the picture', () => {
      expect(found(html)).toEqual([])
      expect(html).toContain('<style id="shop-typefaces" media="not all">@font-face{}</style>')
    })
    test('tells the script that starts the app what to fetch afterwards', () => {
      const [, attributes = '', text] = /<script([^>]*)>(.*)<\/script>/.exec(html) ?? []
      expect(
        Object.fromEntries([...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
      ).toEqual({
        'data-gateway': 'https://gateway.example/shops/one',
        'data-scripts': '/base.js /main.js',
        'data-preloads': '/page.js',
        'data-bootstrap': '/data.json',
        'data-typefaces': '/display.woff2 /text.woff2',
      })
      expect(text).toBe('first()')
    })
  })

  test('any other page fetches fonts and scripts while it is read', () => {
    const html = loadAtOnce(files, shared)
    expect(found(html)).toEqual(['/display.woff2', '/text.woff2', '/data.json', '/page.js', '/base.js', '/main.js'])
    expect(html).toContain('<script data-gateway="https://gateway.example/shops/one">first()</script>')
    expect(html).not.toContain('media=')
  })

  test.each([loadAtOnce, loadAfterPicture])('a provider’s scripts find the page’s nonce in either form', (write) => {
    expect(write({ ...files, nonce: 'abc' }, shared)).toMatch(/<script[^>]* nonce="abc"/)
  })
})
