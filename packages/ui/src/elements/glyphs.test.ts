import { describe, expect, it } from 'vitest'
import { glyphs } from './glyphs.ts'

/** A line of zero or nearly zero length. */
const SPECK = /[hv]-?0?\.0\d|M([\d.]+) ([\d.]+)L\1(?:\.0\d)? \2(?![\d.])/

describe('the glyphs', () => {
  it('draws every dot so that it is seen in brands whose lines end flat', () => {
    expect(['M12 17h.01', 'M12 16L12.01 16', 'M12 8v0.01'].every((path) => SPECK.test(path))).toBe(true)
    expect(Object.entries(glyphs).filter(([, path]) => SPECK.test(path))).toEqual([])
  })
})
