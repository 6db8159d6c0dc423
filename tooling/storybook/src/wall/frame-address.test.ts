import { describe, expect, it } from 'vitest'
import { frameAddress, widthOf } from './frame-address.ts'

describe('frameAddress', () => {
  it('opens the story in the brand, with the other choices', () => {
    expect(frameAddress('parts-button--primary', { brand: 'product', text: '200', market: 'dk' }, 'bernafon')).toBe(
      'iframe.html?id=parts-button--primary&viewMode=story&globals=brand:bernafon;text:200;market:dk',
    )
  })

  it('leaves out what an address cannot hold', () => {
    expect(
      frameAddress(
        'a--b',
        { viewport: { value: 'w390' }, backgrounds: undefined, measureEnabled: false, odd: 'a;b:c' },
        'product',
      ),
    ).toBe('iframe.html?id=a--b&viewMode=story&globals=brand:product')
  })

  it('reads the width of the toolbar', () => {
    expect(widthOf({ viewport: { value: 'w390', isRotated: false } })).toBe('390')
    expect(widthOf({ viewport: { value: undefined } })).toBeUndefined()
    expect(widthOf({})).toBeUndefined()
  })
})
