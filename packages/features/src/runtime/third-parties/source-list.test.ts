import { describe, expect, it } from 'vitest'
import { matchesSource } from './source-list.ts'

describe('matchesSource', () => {
  it.each([
    ['https://js.example.com/a.js', 'https://js.example.com', true],
    ['https://js.example.com/a.js', 'https://*.example.com', true],
    ['https://js.live.example.com/a.js', 'https://*.example.com', true],
    ['https://www.example.com/captcha/a.js', 'https://www.example.com/captcha/', true],
    ['https://www.example.com/other/a.js', 'https://www.example.com/captcha/', false],
    ['https://example.com/a.js', 'https://*.example.com', false],
    ['https://js.example.com.evil.test/a.js', 'https://*.example.com', false],
    ['https://evilexample.com/a.js', 'https://*.example.com', false],
    ['http://js.example.com/a.js', 'https://*.example.com', false],
    ['https://js.example.com:8443/a.js', 'https://js.example.com', false],
    ['data:text/javascript,1', 'https://*.example.com', false],
  ])('decides like the policy of the page whether %s comes from %s: %s', (address, source, matches) => {
    expect(matchesSource(new URL(address), source)).toBe(matches)
  })
})
