import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { emptyAddress } from '../address/address-conversion.ts'
import { checkoutRules } from './checkout-rules.ts'
import { fieldErrors } from '../fields/field-errors.ts'
import { aConfiguration } from '../testing/samples.ts'

const address = {
  ...emptyAddress('GB'),
  firstName: 'Dorothy',
  lastName: 'Ashworth',
  email: 'dorothy@example.com',
  addressLine1: '12 Orchard Lane',
  postalCode: 'HG1 4QT',
  city: 'Harrogate',
  phoneNumber: '01423 555 010',
}
const inShop = (flags = {}) => aConfiguration({ shippingTypes: [{ code: 'RM48', name: 'Royal Mail' }] }, flags)
const form = {
  invoiceAddress: address,
  deliveryAddress: emptyAddress('GB'),
  shipToDifferentAddress: false,
  shippingMethod: 'RM48',
  consents: { terms: true, privacy: false },
}
const errors = (changes: object, flags = {}) => fieldErrors(checkoutRules(inShop(flags)), { ...form, ...changes })

describe('checkoutRules', () => {
  test('[CHK-05] [CHK-14] [CHK-15] names what is missing by the way to its field, all at once', () => {
    expect(errors({})).toEqual({})
    expect(errors({ invoiceAddress: { ...address, city: ' ' }, shippingMethod: '', consents: {} })).toEqual({
      'invoiceAddress.city': 'RequiredFieldHelperText',
      shippingMethod: 'ShippingMethodRequired',
      'consents.terms': 'ConsentRequired',
    })
  })

  test('[CHK-14] asks for no delivery and no country where a shop names none', () => {
    const nowhere = { ...form, shippingMethod: '', invoiceAddress: { ...address, countryCode: '' } }
    expect(fieldErrors(checkoutRules(aConfiguration()), nowhere)).toEqual({})
    const countries = aConfiguration({ supportedCountries: { GB: 'United Kingdom' } })
    expect(fieldErrors(checkoutRules(countries), nowhere)).toHaveProperty(['invoiceAddress.countryCode'])
  })

  test('[CHK-16] asks for the privacy consent only under its flag', () => {
    expect(errors({}, { showPrivacyPolicyConsent: true })).toEqual({ 'consents.privacy': 'ConsentRequired' })
  })

  test('[CHK-10] the delivery address counts only when it is another one', () => {
    expect(Object.keys(errors({ shipToDifferentAddress: true }))).toContain('deliveryAddress.city')
    const sent = v.parse(checkoutRules(aConfiguration()), {
      ...form,
      shipToDifferentAddress: true,
      deliveryAddress: address,
    })
    expect(sent).toMatchObject({ shipToDifferentAddress: true, deliveryAddress: { city: 'Harrogate' } })
  })

  test('[CHK-05] only the invoice address needs an email', () => {
    const noEmail = { ...address, email: '' }
    expect(errors({ invoiceAddress: noEmail })).toEqual({ 'invoiceAddress.email': 'RequiredFieldHelperText' })
    expect(errors({ shipToDifferentAddress: true, deliveryAddress: noEmail })).toEqual({})
  })

  test('[CHK-28] asks for a CPR number only where orders are placed against one, and sends its digits', () => {
    const cpr = { orderSummaryType: 'cpr' }
    expect(errors({ cprNumber: '' })).toEqual({})
    expect(errors({ cprNumber: ' ' }, cpr)).toEqual({ cprNumber: 'RequiredFieldHelperText' })
    expect(errors({ cprNumber: '321348-9996' }, cpr)).toEqual({})
    expect(v.parse(checkoutRules(inShop(cpr)), { ...form, cprNumber: ' 251248-9996' }).cprNumber).toBe('2512489996')
  })
})
