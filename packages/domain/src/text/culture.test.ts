import { describe, expect, it } from 'vitest'
import { readCulture, writtenCulture } from './culture.ts'

describe('a culture', () => {
  it.each([
    ['da-DK', 'da-DK'],
    ['da_DK', 'da-DK'],
    ['DA-dk', 'da-DK'],
    [' sv-SE.UTF-8 ', 'sv-SE'],
    ['sv_FI@euro', 'sv-FI'],
    ['nb-NO', 'nb-NO'],
    ['en', 'en'],
    ['es-419', 'es-419'],
    ['sr-latn-rs', 'sr-Latn-RS'],
    ['Danish', ''],
    ['danish-denmark', ''],
    ['da-DK-x-shop', ''],
    ['no such culture', ''],
    ['', ''],
  ])('[CFG-30] sent as "%s" is read as "%s"', (sent, culture) => {
    expect(readCulture(sent)).toBe(culture)
  })

  it.each([
    ['fo-FO', 'da-DK'],
    ['kl_GL', 'da-DK'],
    ['is-IS', 'da-DK'],
    ['nn-NO', 'nb-NO'],
    ['sv-SE', 'sv-SE'],
    ['en', 'en'],
    ['Danish', 'en-001'],
  ])('[CFG-30] of %s is written as in %s', (sent, written) => {
    expect(writtenCulture(sent)).toBe(written)
  })
})
