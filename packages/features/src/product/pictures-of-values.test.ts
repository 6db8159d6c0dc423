import { aProduct, aVariation } from '@shop/domain/testing/samples.ts'
import { describe, expect, it } from 'vitest'
import { picturesOfValues } from './pictures-of-values.ts'

const domes = aProduct({
  isConfigurable: true,
  configurableAttributes: { Type: ['Open', 'Power'], Size: ['6 mm', '8 mm'] },
  variations: [
    aVariation({ Type: 'Open', Size: '6 mm' }, { images: ['/open-6'] }),
    aVariation({ Type: 'Open', Size: '8 mm' }, { images: ['/open-8'] }),
    aVariation({ Type: 'Power', Size: '8 mm' }, { images: ['/power-8'] }),
  ],
})

describe('picturesOfValues', () => {
  it('[PROD-13] shows the kinds of a product as pictures, and its sizes as words', () => {
    expect([...picturesOfValues(domes, 'Type')]).toEqual([
      ['Open', '/open-6'],
      ['Power', '/power-8'],
    ])
    expect(picturesOfValues(domes, 'Size').size).toBe(0)
  })

  it('shows no pictures where they would look the same or one is missing', () => {
    const alike = domes.variations.map((variation) => ({ ...variation, images: ['all'] }))
    expect(picturesOfValues({ ...domes, variations: alike }, 'Type').size).toBe(0)
    const some = domes.variations.map((variation, index) => ({
      ...variation,
      images: index < 2 ? variation.images : [],
    }))
    expect(picturesOfValues({ ...domes, variations: some }, 'Type').size).toBe(0)
  })
})
