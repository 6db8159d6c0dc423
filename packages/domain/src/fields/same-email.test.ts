import { domainToASCII, domainToUnicode } from 'node:url'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readableEmail } from './readable-email.ts'
import { foldedEmail, isSameEmail } from './same-email.ts'

/** Letters of the scripts in which Europe writes domains, and some of others. */
const label = fc.string({
  unit: fc.constantFrom(...Array.from('abcxyz019æøåäöéüßđłşžαβγσдежшій中文かな한국עברית')),
  minLength: 1,
  maxLength: 20,
})

describe('isSameEmail', () => {
  test('[NEWS-04] [ACC-03] an address is the same whatever its capitals and the blanks around it', () => {
    expect(isSameEmail(' Inger@Example.dk ', 'inger@example.dk')).toBe(true)
    expect(isSameEmail('ÅSE@example.dk'.normalize('NFD'), 'åse@example.dk')).toBe(true)
    expect(isSameEmail('inger@example.dk', 'inger@example.se')).toBe(false)
  })

  it.each([
    ['Kirsten@Høreapparat.DK', 'kirsten@xn--hreapparat-0cb.dk'],
    ['åse@example.dk', 'åse@example.dk'],
    ['a@blåbær.høre.dk', 'a@xn--blbr-roah.xn--hre-0na.dk'],
    ['a@straße.de', 'a@xn--strae-oqa.de'],
    ['a@ｂ.dk', 'a@b.dk'],
    ['a@XN--HREAPPARAT-0CB.dk', 'a@xn--hreapparat-0cb.dk'],
    ['a@høre.dk/b', 'a@høre.dk/b'],
    ['a@høre dk', 'a@høre dk'],
    ['høre', 'høre'],
    ['a@ø.1', 'a@ø.1'],
    ['', ''],
  ])('[API-49] compares %j as %j', (typed, folded) => {
    expect(foldedEmail(typed)).toBe(folded)
  })

  it(`[API-49] takes domains for those of the URLs of Node ${process.versions.node.split('.')[0]}, and back`, () => {
    fc.assert(
      fc.property(label, (name) => {
        const ascii = domainToASCII(`${name}.dk`)
        fc.pre(ascii !== '')
        const folded = foldedEmail(`a@${name}.dk`)
        expect(folded).toBe(`a@${ascii}`)
        expect(readableEmail(folded)).toBe(`a@${domainToUnicode(ascii)}`)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('readableEmail', () => {
  it.each([
    ['a@xn--hreapparat-0cb.dk', 'a@høreapparat.dk'],
    ['Kirsten@xn--hreapparat-0cb.dk', 'Kirsten@høreapparat.dk'],
    ['a@b.xn--strae-oqa.de', 'a@b.straße.de'],
    ['xn--hreapparat-0cb@example.dk', 'xn--hreapparat-0cb@example.dk'],
    ['a@xn--.dk', 'a@xn--.dk'],
    ['a@xn--99999999999.dk', 'a@xn--99999999999.dk'],
    ['a@xn--hreapparat-.dk', 'a@xn--hreapparat-.dk'],
    ['a@example.dk', 'a@example.dk'],
    ['', ''],
  ])('[API-49] shows %j as %j', (stored, shown) => {
    expect(readableEmail(stored)).toBe(shown)
  })
})
