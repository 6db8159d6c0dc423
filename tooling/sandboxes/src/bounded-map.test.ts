import { describe, expect, it } from 'vitest'
import { BoundedMap } from './bounded-map.ts'

describe('BoundedMap', () => {
  it('a full map drops its oldest entry, and counts a key that is set again once', () => {
    const map = new BoundedMap<string, number>(2)
    map.set('one', 1).set('two', 2).set('two', 22)
    expect([...map]).toEqual([
      ['one', 1],
      ['two', 22],
    ])
    map.set('three', 3)
    expect([...map.keys()]).toEqual(['two', 'three'])
  })
})
