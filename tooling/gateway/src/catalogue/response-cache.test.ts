import { describe, expect, it } from 'vitest'
import { cacheableText } from '../http/cached-response.ts'
import { createResponseCache, sizeOf } from './response-cache.ts'

const response = (length: number) => cacheableText('x'.repeat(length))

describe('createResponseCache', () => {
  it('gives up the least recently used response when there is no more room', () => {
    const cache = createResponseCache({ max: 100, maxSize: 2 * sizeOf(response(40), 'a') })
    cache.set('a', response(40)).set('b', response(40))
    cache.get('a')
    cache.set('c', response(40))
    expect(new Set(cache.keys())).toEqual(new Set(['a', 'c']))
  })

  it('[A2] counts keys as well, and no entry is free', () => {
    const cache = createResponseCache({ max: 100_000, maxSize: 1_000_000 })
    for (let index = 0; index < 3_000; index += 1) cache.set(`${index} ${'x'.repeat(2_000)}`, response(0))
    expect(cache.size).toBeLessThan(300)
    for (let index = 0; index < 30_000; index += 1) cache.set(`${index}`, response(0))
    expect(cache.size).toBeLessThan(1_000)
  })

  it('[A2] keeps a limited number of responses, however small', () => {
    const cache = createResponseCache({ max: 2, maxSize: 1_000_000 })
    for (const key of ['a', 'b', 'c']) cache.set(key, response(1))
    expect(cache.size).toBe(2)
  })
})
