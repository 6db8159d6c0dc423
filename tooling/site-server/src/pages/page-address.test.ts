import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveAddress } from './page-address.ts'

const resolve = (address: string) => resolveAddress(new URL(address, 'http://shop.example'))

describe('an address that lives elsewhere', () => {
  test.each([
    ['/batteries.html', '/batteries'],
    ['/batteries/size-10.html?shown=48', '/batteries/size-10?shown=48'],
    ['/batteries/', '/batteries'],
    ['/batteries//size-10', '/batteries/size-10'],
    ['/h%C3%B8relse.html', '/h%C3%B8relse'],
    ['/.html', '/'],
  ])('[ROUTE-26] %s has moved to %s', (from, to) => {
    expect(resolve(from)).toEqual({ kind: 'redirect', to })
  })

  test.each([
    '//evil.example/x.html',
    '/\\evil.example/x.html',
    '/%5C%5Cevil.example/x.html',
    '/%2F/evil.example.html',
  ])('[ROUTE-26] %s never leads to another shop', (address) => {
    const [pathname = '', search = ''] = address.split('?')
    const result = resolveAddress({ pathname, search })
    const target = result.kind === 'redirect' ? result.to : '/'
    expect(new URL(target, 'http://shop.example').origin).toBe('http://shop.example')
    expect(target).not.toMatch(/^[/\\]{2}/)
  })

  test('[ROUTE-26] no path whatsoever leads away from the shop', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%0d%0a',
      '.html',
      '@',
      ':',
      'evil.example',
      '?',
      '#',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const result = resolveAddress({ pathname: `/${pieces.join('')}`, search: '' })
        if (result.kind !== 'redirect') return
        expect(new URL(result.to, 'http://shop.example').origin).toBe('http://shop.example')
        expect(result.to).not.toMatch(/[\r\n]/)
      }),
    )
  })

  test('redirects never go round in circles', () => {
    const piece = fc.constantFrom('/', 'a', '.html', '.HTML', 'index', '%20', '%2F', '%25', 'æ')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        let result = resolve(`/x${pieces.join('')}`)
        for (let hop = 0; hop <= pieces.length && result.kind === 'redirect'; hop += 1) result = resolve(result.to)
        expect(result.kind).not.toBe('redirect')
      }),
    )
  })
})

describe('the form a page is kept under', () => {
  test.each([
    ['/batteries?utm_source=mail&shown=48&gclid=1', '/batteries?shown=48'],
    ['/batteries?UTM_Campaign=x', '/batteries'],
    ['/search-result/a%2Fb?brand=A%20B', '/search-result/a%2Fb?brand=A%20B'],
    ['/h%C3%B8relse', '/h%C3%B8relse'],
    ['/', '/'],
  ])('%s is kept as %s', (address, kept) => {
    expect(resolve(address)).toEqual({ kind: 'page', address: kept })
  })

  test('malformed addresses and endless ones are not looked for', () => {
    expect(resolve('/%E0%A4%A')).toEqual({ kind: 'malformed' })
    expect(resolve(`/batteries?x=${'y'.repeat(3_000)}`)).toEqual({ kind: 'too-long' })
  })
})
