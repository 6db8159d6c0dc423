import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paths, searchQueryOf } from './paths.ts'

describe('the search path', () => {
  test('[SRCH-04] brings every word back that was put into a search address', () => {
    for (const words of ['blå dåse', '100 %', '%2F', 'a/b', 'what?', '#7', 'æøå & ö']) {
      expect(searchQueryOf(paths.search(words))).toBe(words)
    }
    // A bare `.` or `..` fits into no address: browsers read them as folders.
    const words = fc.string({ unit: 'grapheme', minLength: 1 }).filter((query) => !/^\.{1,2}$/.test(query))
    fc.assert(
      fc.property(words, (query) => {
        expect(searchQueryOf(new URL(paths.search(query), 'http://x.test').pathname)).toBe(query)
      }),
    )
  })

  test('knows no search in other addresses, and takes damaged ones as they are', () => {
    expect(searchQueryOf('/search-result')).toBeUndefined()
    expect(searchQueryOf('/search-result/')).toBeUndefined()
    expect(searchQueryOf('/batteries')).toBeUndefined()
    expect(searchQueryOf('/search-result/100%')).toBe('100%')
  })
})
