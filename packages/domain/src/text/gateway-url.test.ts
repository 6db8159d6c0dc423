import { describe, expect, test } from 'vitest'
import { gatewayUrl } from './gateway-url.ts'

const base = 'https://gateway.example/api/v1'

describe('gatewayUrl', () => {
  test.each([
    ['/pictures/a.jpg', 'https://gateway.example/pictures/a.jpg'],
    ['/media/a dome.png?v=2', 'https://gateway.example/media/a dome.png?v=2'],
    ['/api-pictures/a.jpg', 'https://gateway.example/api-pictures/a.jpg'],
  ])('[CFG-36] a path from the root lies below the origin of the gateway: %s', (address, url) => {
    expect(gatewayUrl(address, base)).toBe(url)
  })

  test('[CFG-36] the address of a call lies below the base of the calls', () => {
    expect(gatewayUrl('/api/pictures/a-1/720.webp', base)).toBe(`${base}/api/pictures/a-1/720.webp`)
  })

  test.each(['https://cdn.example/a.png', '//cdn.example/a.png', '/\\cdn.example/a.png', 'data:,', ''])(
    'keeps an address that is no path: "%s"',
    (address) => {
      expect(gatewayUrl(address, base)).toBe(address)
    },
  )

  test('keeps every address where the page’s own origin passes calls on', () => {
    expect(gatewayUrl('/pictures/a.jpg', '')).toBe('/pictures/a.jpg')
  })
})
