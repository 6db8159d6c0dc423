import { describe, expect, it } from 'vitest'
import { contrastRatio } from './contrast.ts'

describe('contrastRatio', () => {
  it('measures black on white as the most there is', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21)
  })
  it('measures a colour on itself as none, whichever comes first', () => {
    expect(contrastRatio('#0E5273', '#0E5273')).toBe(1)
    expect(contrastRatio('#FFFFFF', '#767676')).toBe(contrastRatio('#767676', '#FFFFFF'))
  })
  it('agrees with the known grey that just passes for text', () => {
    expect(contrastRatio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2)
  })
})
