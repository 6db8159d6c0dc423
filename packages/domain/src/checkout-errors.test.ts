import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkoutAddressSchema } from './address.ts'
import { sortErrorKeys } from './checkout-errors.ts'

test('[CHK-21] a key marks the field it speaks of, whatever its case and its path', () => {
  const keys = [
    'invoiceAddress.PostalCode',
    'Order.DeliveryAddress.postalcode',
    'errors.deliveryaddress[0].ADDRESSLINE1',
  ]
  expect(sortErrorKeys(keys)).toEqual({
    invoiceAddress: { postalCode: 'InvalidPostalCode' },
    deliveryAddress: { postalCode: 'InvalidPostalCode', addressLine1: 'InvalidField' },
    general: [],
  })
})

// Finding V2.
test('[CHK-21] a refused field says what is wanted there', () => {
  const fields = ['email', 'phoneNumber', 'countryCode', 'city']
  expect(sortErrorKeys(fields.map((field) => `invoiceAddress.${field}`)).invoiceAddress).toEqual({
    email: 'PleaseEnterValidEmail',
    phoneNumber: 'InvalidPhone',
    countryCode: 'CountryNotSupported',
    city: 'InvalidField',
  })
})

test('[CHK-22] a key of no field stays general', () => {
  const keys = ['cart-empty', 'invoiceAddress', 'deliveryAddress.planet', 'postalCode', 'invoiceAddress.toString', '']
  expect(sortErrorKeys(keys)).toEqual({ invoiceAddress: {}, deliveryAddress: {}, general: keys })
})

test('[CHK-21] [CHK-22] no key is lost', () => {
  const field = fc.constantFrom(...Object.keys(checkoutAddressSchema.entries), 'planet')
  const key = fc
    .tuple(fc.constantFrom('invoiceAddress.', 'x.deliveryAddress.', ''), field)
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.uniqueArray(key), (keys) => {
      const { invoiceAddress, deliveryAddress, general } = sortErrorKeys(keys)
      const shown = Object.keys(invoiceAddress).length + Object.keys(deliveryAddress).length + general.length
      expect(shown).toBe(keys.length)
    }),
  )
})
