import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { emptyAddress, savedEntryOf, toCheckoutAddress, toNewAddress } from './address-conversion.ts'
import { addressBookEntrySchema, checkoutAddressSchema } from './address.ts'

const entry = fc.record(
  Object.fromEntries(
    Object.keys(addressBookEntrySchema.entries).map((field) => [
      field,
      field.startsWith('isDefault') ? fc.boolean() : fc.string(),
    ]),
  ),
)
const address = fc.record(
  Object.fromEntries(Object.keys(checkoutAddressSchema.entries).map((field) => [field, fc.string()])),
)

const home = {
  ...toNewAddress({ ...emptyAddress('GB'), addressLine1: '12 Orchard Lane', postalCode: 'HG1 4QT' }),
  id: '7',
  fax: '01423 555 099',
  isDefaultBillingAddress: true,
}

describe('a converted address', () => {
  test('[CHK-11] an address of the book comes back from the checkout as it was, but for fax and defaults', () => {
    fc.assert(
      fc.property(entry, (sent) => {
        const { id, ...saved } = v.parse(addressBookEntrySchema, sent)
        const plain = { ...saved, fax: '', isDefaultBillingAddress: false, isDefaultShippingAddress: false }
        expect(toNewAddress(toCheckoutAddress({ id, ...saved }, 'dorothy@example.com'))).toEqual(plain)
      }),
    )
  })

  test('[CHK-12] an address of the checkout comes back from the book as it was', () => {
    fc.assert(
      fc.property(address, (sent) => {
        const typed = v.parse(checkoutAddressSchema, sent)
        expect(toCheckoutAddress({ id: typed.id, ...toNewAddress(typed) }, typed.email)).toEqual(typed)
      }),
    )
  })

  test('[CHK-04] [CHK-08] an empty address has every field, and the country to begin with', () => {
    const empty = emptyAddress('DK')
    expect(Object.keys(empty)).toEqual(Object.keys(checkoutAddressSchema.entries))
    expect(Object.values(empty).filter((text) => text !== '')).toEqual(['DK'])
  })

  test('[CHK-12] an address equals an entry with the same fields; spaces, case, email, fax and defaults do not count', () => {
    const typed = {
      ...emptyAddress('GB'),
      addressLine1: '12  orchard lane ',
      postalCode: 'hg14qt',
      email: 'd@example.com',
    }
    expect(savedEntryOf(typed, [{ ...home, id: '6', city: 'Leeds' }, home])?.id).toBe('7')
    expect(savedEntryOf({ ...typed, company: 'Mill Ltd' }, [home])).toBeUndefined()
    expect(savedEntryOf({ ...typed, countryCode: 'IE' }, [home])).toBeUndefined()
  })
})
