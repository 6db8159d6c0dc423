import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalChoiceQuery, readChoice, writeChoice } from './variation-address.ts'

const domes = { configurableAttributes: { Type: ['Åben', 'Power'], Størrelse: ['6 mm', '8,5 mm'] } }

describe('the address of a variation', () => {
  test('[PROD-13] writes the choice as readable words of an address', () => {
    const search = writeChoice(domes, { Type: 'Åben', Størrelse: '8,5 mm' }, new URLSearchParams('from=mail'))
    expect(search.toString()).toBe('from=mail&type=aben&storrelse=8-5-mm')
  })

  test('leaves out what is not chosen, also when it was before', () => {
    const search = writeChoice(domes, { Type: 'Power' }, new URLSearchParams('type=aben&storrelse=6-mm'))
    expect(search.toString()).toBe('type=power')
  })

  test('ignores values that do not exist', () => {
    expect(readChoice(domes, new URLSearchParams('type=gold&storrelse='))).toEqual({})
  })

  test('has one form of the query for one choice, without what can be none', () => {
    const search = new URLSearchParams('type=aben&Gold=1&ref=A_B&colour=beige')
    expect(canonicalChoiceQuery(search)).toBe('?colour=beige&type=aben')
    expect(canonicalChoiceQuery(new URLSearchParams('A=1'))).toBe('')
  })

  test('[PROD-13] reads every choice as it was written, whatever the names are', () => {
    const names = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 })
    const products = fc.dictionary(fc.string({ minLength: 1 }), names, { maxKeys: 3, noNullPrototype: true })
    const wishes = fc.array(fc.option(fc.nat(), { nil: undefined }), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(products, wishes, (configurableAttributes, picks) => {
        const choice = Object.fromEntries(
          Object.entries(configurableAttributes).map(([name, values], index) => {
            const pick = picks[index]
            return [name, pick === undefined ? undefined : values[pick % values.length]]
          }),
        )
        const written = writeChoice({ configurableAttributes }, choice, new URLSearchParams())
        const canonical = canonicalChoiceQuery(written)
        for (const query of [written.toString(), canonical]) {
          expect(readChoice({ configurableAttributes }, new URLSearchParams(query))).toEqual(choice)
        }
      }),
    )
  })
})
