import * as fc from 'fast-check'
import { emptyAddress } from '@shop/domain/address/address-conversion.ts'
import { checkoutAddressRules } from '@shop/domain/address/address-rules.ts'
import { checkoutAddressSchema } from '@shop/domain/address/address.ts'
import { fieldErrors } from '@shop/domain/fields/field-errors.ts'
import { aConfiguration } from '@shop/domain/testing/samples.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { homeAddress } from '../../testing/shopper.ts'
import { addressErrors } from './address-errors.ts'

const supportedCountries = { DK: 'Danmark', SE: 'Sverige', GB: 'United Kingdom' }
const shop = aConfiguration({ supportedCountries })
const good = { ...emptyAddress('DK'), ...homeAddress }

const typed = fc.record(
  {
    firstName: fc.constantFrom('Inger', '', ' \t'),
    email: fc.constantFrom('inger@example.com', ' inger@example.com ', 'inger@example', 'a@b..c', '', ' '),
    addressLine2: fc.constantFrom('', '-', '–', '2. tv.', 'x'.repeat(121)),
    postalCode: fc.constantFrom('2900', 'DK2900', 'DK-2900', '114 55', 'S-114 55', 'bs84la', '99', '', '  '),
    phoneNumber: fc.constantFrom(
      '39 62 00 14',
      '+45 39620014',
      '08-640 12 30',
      '39 62 00 1',
      'call me',
      '39620014 / 20304050',
    ),
    countryCode: fc.constantFrom('DK', 'SE', 'GB', 'NO', 'constructor', ''),
  },
  { requiredKeys: [] },
)

describe('addressErrors', () => {
  it('[CHK-05] [CHK-06] [CHK-08] [CHK-29] what a form takes is taken, what it refuses is refused by the same fields', () => {
    fc.assert(
      fc.property(
        typed,
        fc.constantFrom('invoice' as const, 'delivery' as const),
        fc.boolean(),
        (edits, kind, needsLine2) => {
          const configuration = aConfiguration({ supportedCountries }, { addressStreet2IsRequired: needsLine2 })
          const rules = checkoutAddressRules(configuration, kind)
          const address = { ...good, ...edits }
          const shown = Object.keys(fieldErrors(rules, address)).map((field) => `${kind}Address.${field}`)
          expect(addressErrors(address, configuration, kind)).toEqual(shown)
          // The form's output must be valid too.
          const sent = v.safeParse(rules, address)
          fc.pre(sent.success)
          expect(addressErrors(v.parse(checkoutAddressSchema, sent.output), configuration, kind)).toEqual([])
        },
      ),
    )
  })

  it('is done with the worst texts at once', () => {
    const worst = `a@${'.'.repeat(60_000)}@`
    const { id: _, ...typedFields } = good
    const fields = Object.keys(typedFields) as (keyof typeof typedFields)[]
    const address = { ...good, ...Object.fromEntries(fields.map((field) => [field, worst])) }
    const start = performance.now()
    const errors = addressErrors(address, shop, 'invoice')
    expect(performance.now() - start).toBeLessThan(250)
    expect(errors.toSorted()).toEqual(['invoiceAddress.countryCode', 'invoiceAddress.email'])
  })

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s is no country', (countryCode) => {
    expect(addressErrors({ ...good, countryCode }, shop, 'invoice')).toEqual(['invoiceAddress.countryCode'])
  })
})
