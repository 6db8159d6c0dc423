import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hiddenSigns } from '../testing/typed-texts.ts'
import { cleanLine, cleanLines, shownText } from './clean-text.ts'
import { unbrokenPhone } from './unbroken-phone.ts'

const ANY_JOINER = /[\p{Join_Control}\p{Variation_Selector}]/gu
const isNoJoiner = (sign: string) => sign.replace(ANY_JOINER, '') === sign

describe('cleanLine', () => {
  it.each([
    ['\u202A+45 70\u00A012 34 56\u202C', '+45 70 12 34 56'],
    ['\u206870\u201112\u201134\u201156\u2069', '70-12-34-56'],
    ['Anne\u2013Marie', 'Anne-Marie'],
    ['\uFEFFHolm\u200B', 'Holm'],
    ['Bestillings\u00ADvej 7', 'Bestillingsvej 7'],
    ['A\u030Ase', 'Åse'],
    ['Dear\r\nyou\tthere', 'Dear  you there'],
    ['\u2800 ', ''],
    ['5798\u2003000\u2009000001', '5798 000 000001'],
    ['a\u0000b\u001B[2Jc\uD800', 'ab[2Jc'],
  ])('[FORM-01] reads %j as %j', (typed, clean) => {
    expect(cleanLine(typed)).toBe(clean)
  })

  it('[FORM-01] reads a phone number that was copied from a page of the shop', () => {
    expect(cleanLine(unbrokenPhone('0770-12 34 56'))).toBe('0770-12 34 56')
  })

  it.each([
    ['Persian', 'علی\u200Cرضا'],
    ['Sinhala', 'ශ්\u200Dරී'],
    ['Hindi', 'क्\u200Dष'],
    ['Malayalam', 'ന്\u200Dറ'],
    ['a chosen shape of a Japanese character', '葛\u{E0100}城'],
    ['emoji', '👩🏽\u200D🚀 \u2764\uFE0F'],
  ])('[FORM-01] keeps the joiners that show, in %s', (_, name) => {
    expect(cleanLine(name)).toBe(name)
    expect(cleanLine(`\u202A${name}\u200B`)).toBe(name)
  })

  it.each(['An\u200Cne', 'An\u200Dne\uFE0F', '70\u200D12', 'علی\u200C', '\u200Cعلی', 'a\u200Cعلی'])(
    '[FORM-01] removes joiners that show nothing: %j',
    (typed) => {
      expect(cleanLine(typed)).toBe(typed.replaceAll(ANY_JOINER, ''))
    },
  )

  it('[FORM-01] a text with signs that show nothing is the same as the text without', () => {
    const pieces = fc.array(
      fc.tuple(fc.string({ unit: 'grapheme-composite' }), fc.constantFrom(...hiddenSigns.filter(isNoJoiner))),
    )
    fc.assert(
      fc.property(pieces, (written) => {
        const clean = cleanLine(written.map(([text]) => text).join(''))
        expect(cleanLine(written.flat().join(''))).toBe(clean)
        expect(cleanLine(clean)).toBe(clean)
      }),
    )
  })
})

describe('cleanLines', () => {
  it('[FORM-01] keeps lines and dashes', () => {
    expect(cleanLines(' Hello \u2013\r\n\u200Bsize\u00A0312\u2028 ')).toBe('Hello \u2013\nsize 312')
  })
})

describe('shownText', () => {
  it('keeps spaces and dashes as they are', () => {
    expect(shownText(' a\u00A0\u2013\u200B ')).toBe(' a\u00A0\u2013 ')
  })
})
