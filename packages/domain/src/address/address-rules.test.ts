import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { emptyAddress, toNewAddress } from './address-conversion.ts'
import { addressBookRules, addressFormRules, checkoutAddressRules } from './address-rules.ts'
import { fieldErrors } from '../fields/field-errors.ts'
import { aConfiguration } from '../testing/samples.ts'

const shop = aConfiguration({ supportedCountries: { GB: 'United Kingdom', DK: 'Denmark' } })
const strict = aConfiguration({}, { addressStreet2IsRequired: true })
const good = {
  ...emptyAddress('GB'),
  firstName: ' Dorothy ',
  lastName: 'Ashworth',
  email: 'dorothy@example.com',
  addressLine1: '12 Orchard Lane',
  postalCode: 'hg14qt',
  city: 'Harrogate',
  phoneNumber: '01423 555 010',
}
const NEEDED = ['firstName', 'lastName', 'phoneNumber', 'addressLine1', 'postalCode', 'city']

const errors = (said: object, kind: 'invoice' | 'delivery' = 'invoice', configuration = shop) =>
  fieldErrors(checkoutAddressRules(configuration, kind), { ...good, ...said })

describe('checkoutAddressRules', () => {
  test('takes a good address and tidies it', () => {
    expect(errors({})).toEqual({})
    expect(v.parse(checkoutAddressRules(shop, 'invoice'), good)).toEqual({
      ...good,
      firstName: 'Dorothy',
      postalCode: 'HG1 4QT',
    })
  })

  test('[CHK-05] [CHK-29] needs these fields and no others, blanks do not count', () => {
    const blanks = fc.constantFrom('', ' ', '\t ', '\u00A0')
    fc.assert(
      fc.property(blanks, (blank) => {
        const all = Object.fromEntries(Object.keys(good).map((field) => [field, blank]))
        const needed = (kind: 'invoice' | 'delivery') => Object.entries(errors({ ...all, countryCode: 'GB' }, kind))
        expect(needed('delivery').map(([field]) => field)).toEqual(NEEDED)
        expect(
          needed('invoice')
            .map(([field]) => field)
            .toSorted(),
        ).toEqual([...NEEDED, 'email'].toSorted())
        expect(new Set(needed('invoice').map(([, message]) => message))).toEqual(new Set(['RequiredFieldHelperText']))
      }),
    )
  })

  test('[CHK-05] the delivery address has no email of its own', () => {
    expect(errors({ email: '' }, 'delivery')).toEqual({})
    expect(errors({ email: '' })).toEqual({ email: 'RequiredFieldHelperText' })
  })

  test('[CHK-29] explains the form of an email address', () => {
    expect(errors({ email: 'dorothy@example' })).toEqual({ email: 'PleaseEnterValidEmail' })
  })

  test('[CHK-06] [CFG-26] the second line is required only under its flag', () => {
    expect(errors({ addressLine2: ' ' }, 'delivery', strict)).toEqual({ addressLine2: 'RequiredFieldHelperText' })
    expect(errors({ addressLine2: 'Flat 2' }, 'delivery', strict)).toEqual({})
  })

  test('[CHK-08] the country is one the shop delivers to', () => {
    expect(errors({ countryCode: 'SE' })).toMatchObject({ countryCode: 'CountryNotSupported' })
    expect(errors({ countryCode: 'toString' })).toMatchObject({ countryCode: 'CountryNotSupported' })
  })

  test('[FORM-03] nothing but what is required is refused', () => {
    const unusual = {
      phoneNumber: 'ask my son',
      postalCode: '?',
      city: 'x'.repeat(121),
      company: 'https://holm.example',
    }
    expect(errors(unusual)).toEqual({})
  })

  test('[CHK-29] an address whose parts are no texts is refused, and breaks nothing', () => {
    const broken = fc.record({ postalCode: fc.anything(), phoneNumber: fc.anything(), countryCode: fc.anything() })
    fc.assert(fc.property(broken, (parts) => typeof errors(parts) === 'object'))
    expect(Object.keys(errors({ postalCode: 8000, phoneNumber: 70_123_456 }))).toEqual(['phoneNumber', 'postalCode'])
    expect(Object.keys(errors({ countryCode: 45, phoneNumber: 'none' }))).toEqual(['countryCode'])
  })

  test('shows everything that is missing at once', () => {
    expect(errors({ firstName: '', postalCode: ' ', phoneNumber: '\u200B' })).toEqual({
      firstName: 'RequiredFieldHelperText',
      postalCode: 'RequiredFieldHelperText',
      phoneNumber: 'RequiredFieldHelperText',
    })
  })
})

describe('addressBookRules', () => {
  const entry = toNewAddress(good)
  const bookErrors = (said: object) => fieldErrors(addressBookRules(shop), { ...entry, ...said })

  test('[ACC-14] [ACC-15] needs these fields and no others, blanks do not count', () => {
    const blank = Object.fromEntries(
      Object.keys(entry)
        .filter((field) => !field.startsWith('is'))
        .map((field) => [field, ' ']),
    )
    const needed = ['firstName', 'lastName', 'telephone', 'streetAddress1', 'postalCode', 'city', 'country']
    expect(Object.keys(fieldErrors(addressBookRules(shop), blank))).toEqual(needed)
    expect(fieldErrors(addressBookRules(shop), {})).toMatchObject({ firstName: 'RequiredFieldHelperText' })
  })

  test('[ACC-14] [CFG-26] the second line is required only under its flag', () => {
    expect(fieldErrors(addressBookRules(shop), entry)).toEqual({})
    expect(fieldErrors(addressBookRules(strict), entry)).toEqual({ streetAddress2: 'RequiredFieldHelperText' })
  })

  test.each(['-', '–', '—'])('[CHK-38] a dash fills the second line of a house: %s', (dash) => {
    expect(fieldErrors(addressBookRules(strict), { ...entry, streetAddress2: dash })).toEqual({})
    expect(fieldErrors(checkoutAddressRules(strict, 'delivery'), { ...good, addressLine2: dash })).toEqual({})
  })

  test('[FORM-03] takes what a form only asks about, and refuses what is no text', () => {
    expect(bookErrors({ postalCode: '?', telephone: 'ask my son', country: 'DK' })).toEqual({})
    expect(Object.keys(bookErrors({ postalCode: 8000, telephone: 70_123_456 }))).toEqual(['telephone', 'postalCode'])
  })

  test('tidies what is sent and keeps the defaults', () => {
    const saved = v.parse(addressBookRules(shop), { ...entry, isDefaultBillingAddress: true })
    expect(saved).toMatchObject({ firstName: 'Dorothy', postalCode: 'HG1 4QT', isDefaultBillingAddress: true, fax: '' })
  })
})

describe('addressFormRules', () => {
  const form = { ...good, email: '', fax: ' 70 12 34 56 ', isDefaultBillingAddress: true }

  test('[ACC-14] takes an address without an email, and keeps what a checkout does not ask for', () => {
    expect(fieldErrors(addressFormRules(shop), form)).toEqual({})
    expect(v.parse(addressFormRules(shop), form)).toMatchObject({
      fax: '70 12 34 56',
      isDefaultBillingAddress: true,
      isDefaultShippingAddress: false,
      postalCode: 'HG1 4QT',
    })
    expect(fieldErrors(addressFormRules(shop), { ...form, city: '' })).toEqual({ city: 'RequiredFieldHelperText' })
  })
})
