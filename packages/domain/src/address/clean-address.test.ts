import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { aConfiguration } from '../testing/samples.ts'
import { address, countries, disguisedTexts } from '../testing/typed-texts.ts'
import { checkoutAddressRules } from './address-rules.ts'
import { cleanAddress } from './clean-address.ts'

const supportedCountries = Object.fromEntries(Object.entries(countries).map(([code, { name }]) => [code, name]))
const rules = checkoutAddressRules(aConfiguration({ supportedCountries }), 'invoice')

/** An address as it is meant, and as it reaches a form. */
const typedAddress = address.chain(({ countryCode, ...texts }) =>
  disguisedTexts(texts).map((typed) => ({
    meant: { id: '', countryCode, ...texts },
    typed: { id: '', countryCode, ...typed },
  })),
)

// `RUNS=10000` tries more.
const numRuns = Number(process.env['RUNS'] ?? 300)

describe('cleanAddress', () => {
  it('[FORM-01] [FORM-02] cleans to what the form sends, whatever hides in the texts', () => {
    fc.assert(
      fc.property(typedAddress, ({ meant, typed }) => {
        const sent = v.safeParse(rules, typed)
        expect(sent.issues).toBeUndefined()
        expect(sent.output).toEqual(cleanAddress(meant))
        expect(cleanAddress(typed)).toEqual(cleanAddress(meant))
        expect(cleanAddress(cleanAddress(meant))).toEqual(cleanAddress(meant))
      }),
      { numRuns },
    )
  })
})
