import { describe, expect, it } from 'vitest'
import { buildArguments, chosenBrands } from './brands.mjs'

describe('chosen brands', () => {
  it('[BRD-05] builds one brand alone, named plainly or as a filter', () => {
    expect(chosenBrands(['phonicear'])).toEqual(['phonicear'])
    expect(chosenBrands(['--filter=phonicear'])).toEqual(['phonicear'])
    expect(buildArguments(['phonicear'])).toContain('--filter=phonicear')
  })

  it('takes all brands when none is named, and says which there are', () => {
    expect(chosenBrands([])).toContain('horselbutik')
    expect(() => chosenBrands(['lydhjem'])).toThrow(/no brand lydhjem.*phonicear/)
  })
})
