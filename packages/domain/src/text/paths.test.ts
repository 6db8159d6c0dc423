import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromRoot, normalPath, stripHtmlSuffix } from './paths.ts'

describe('a path', () => {
  test('compares paths, however they are written', () => {
    for (const written of [
      'cleaning',
      '/cleaning',
      '/cleaning/',
      '//cleaning//',
      '/cleaning?sort=1',
      'https://shop.example/cleaning#top',
    ]) {
      expect(normalPath(written)).toBe('/cleaning')
    }
    expect(normalPath('/h%C3%B8rev%C3%A6rn')).toBe('/høreværn')
    expect(normalPath('/100%')).toBe('/100%')
    expect(normalPath('')).toBe('/')
  })

  test('a path is the same with a slash at its end, whatever it is made of', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', '-', '~', 'a', 'B1', '%2f', '%20', '%C3%B8', '%', '\n', 'ø')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = `/${pieces.join('')}`
        expect(normalPath(path)).toBe(normalPath(`${path}/`))
      }),
    )
  })

  test('[ROUTE-26] a path that ends in .html is the path without it', () => {
    expect(stripHtmlSuffix('/batteries/size-312.html')).toBe('/batteries/size-312')
    expect(stripHtmlSuffix('/batteries.HTML/')).toBe('/batteries')
    expect(stripHtmlSuffix('/h%C3%B8rev%C3%A6rn.html')).toBe('/h%C3%B8rev%C3%A6rn')
    expect(stripHtmlSuffix('/index.html')).toBe('/')
    expect(stripHtmlSuffix('/search-result/a%2Fb%3Fc%20d.html')).toBe('/search-result/a%2Fb%3Fc%20d')
    expect(stripHtmlSuffix('/batteries')).toBeUndefined()
    expect(stripHtmlSuffix('/html')).toBeUndefined()
  })

  test('[ROUTE-26] never sends a visitor to another host', () => {
    const piece = fc.constantFrom('/', '\\', '.', '\t', 'evil.example', '%09', '%2f', '%5c', '@', '.html', ':', '%')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const target = stripHtmlSuffix(`/${pieces.join('')}.html`) ?? ''
        expect(new URL(target, 'https://shop.example/').host).toBe('shop.example')
      }),
    )
  })

  test.each([
    ['api/pictures/a.webp', '/api/pictures/a.webp'],
    ['./a.webp', '/a.webp'],
    ['../../a.webp', '/a.webp'],
    ['/a.webp', '/a.webp'],
    ['//cdn.example/a.webp', '//cdn.example/a.webp'],
    ['https://cdn.example/a.webp', 'https://cdn.example/a.webp'],
    ['data:image/svg+xml,x', 'data:image/svg+xml,x'],
    ['mailto:us@shop.example', 'mailto:us@shop.example'],
    ['#top', '#top'],
    ['', ''],
  ])('finds "%s" from every page at "%s"', (address, found) => {
    expect(fromRoot(address)).toBe(found)
  })
})
