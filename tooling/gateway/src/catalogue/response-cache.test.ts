import { describe, expect, it, vi } from 'vitest'
import { cacheableText, type CachedResponse } from '../http/cached-response.ts'
import { createResponseCache } from './response-cache.ts'

const answer = (length: number) => () => cacheableText('x'.repeat(length))

describe('recent answers', () => {
  it('are serialized once while they are remembered', () => {
    const cached = createResponseCache(100)
    const write = vi.fn<() => CachedResponse>(answer(10))
    expect(cached('a', write)).toBe(cached('a', write))
    expect(write).toHaveBeenCalledOnce()
  })

  it('give way when there is no room, the longest unused first', () => {
    const cached = createResponseCache(100)
    cached('a', answer(40))
    cached('b', answer(40))
    cached('a', answer(40))
    cached('c', answer(40))
    const again = vi.fn<() => CachedResponse>(answer(40))
    cached('a', again)
    expect(again).not.toHaveBeenCalled()
    cached('b', again)
    expect(again).toHaveBeenCalledOnce()
  })
})
