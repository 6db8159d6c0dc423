import { describe, expect, it } from 'vitest'
import { lineAttributes } from './line-attributes.ts'

describe('lineAttributes', () => {
  it('[CART-04] shows each attribute with its name', () => {
    expect(lineAttributes({ colorName: '', productAttributes: { Size: '8 mm', Pack: '10' } })).toEqual([
      'Size 8 mm',
      'Pack 10',
    ])
  })

  it('[CART-04] shows the colour once', () => {
    expect(lineAttributes({ colorName: 'Plum', productAttributes: {} })).toEqual(['Plum'])
    expect(lineAttributes({ colorName: 'Plum', productAttributes: { Colour: 'Plum' } })).toEqual(['Colour Plum'])
  })
})
