import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkoutAddressSchema } from '../address/address.ts'
import { sortCheckoutErrors } from './checkout-errors.ts'

describe('sortCheckoutErrors', () => {
  test('[CHK-21] a key marks the field it speaks of, whatever its case and its path', () => {
    const keys = [
      'invoiceAddress.PostalCode',
      'Order.DeliveryAddress.postalcode',
      'errors.deliveryaddress[0].ADDRESSLINE1',
    ]
    expect(sortCheckoutErrors(keys, { hasDeliveryForm: true })).toEqual({
      errors: {
        'invoiceAddress.postalCode': 'InvalidPostalCode',
        'deliveryAddress.postalCode': 'InvalidPostalCode',
        'deliveryAddress.addressLine1': 'InvalidField',
      },
      errorCodes: [],
    })
  })

  test('[CHK-21] a refused field says what is wanted there', () => {
    const fields = ['email', 'phoneNumber', 'countryCode', 'city']
    expect(
      Object.values(
        sortCheckoutErrors(
          fields.map((field) => `invoiceAddress.${field}`),
          { hasDeliveryForm: true },
        ).errors,
      ),
    ).toEqual(['PleaseEnterValidEmail', 'InvalidPhone', 'CountryNotSupported', 'InvalidField'])
  })

  test('[CHK-21] what is wrong with an address that serves for both is said once', () => {
    const keys = ['invoiceAddress.phoneNumber', 'deliveryAddress.phoneNumber', 'deliveryAddress.city']
    expect(sortCheckoutErrors(keys, { hasDeliveryForm: false }).errors).toEqual({
      'invoiceAddress.phoneNumber': 'InvalidPhone',
      'invoiceAddress.city': 'InvalidField',
    })
  })

  test('[CHK-22] a key of no field stays a code', () => {
    const keys = ['cart-empty', 'invoiceAddress', 'deliveryAddress.planet', 'postalCode', 'invoiceAddress.toString', '']
    expect(sortCheckoutErrors(keys, { hasDeliveryForm: true })).toEqual({ errors: {}, errorCodes: keys })
  })

  test('[CHK-21] [CHK-22] no key is lost', () => {
    const field = fc.constantFrom(...Object.keys(checkoutAddressSchema.entries), 'planet')
    const key = fc
      .tuple(fc.constantFrom('invoiceAddress.', 'x.deliveryAddress.', ''), field)
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.uniqueArray(key), (keys) => {
        const { errors, errorCodes } = sortCheckoutErrors(keys, { hasDeliveryForm: true })
        expect(Object.keys(errors).length + errorCodes.length).toBe(keys.length)
      }),
    )
  })

  test('[CHK-28] a refused CPR number marks its field, and stays a code where there is none', () => {
    const keys = ['InvalidCprNumber']
    expect(sortCheckoutErrors(keys, { hasDeliveryForm: false, hasCpr: true })).toEqual({
      errors: { cprNumber: 'InvalidCprNumber' },
      errorCodes: [],
    })
    expect(sortCheckoutErrors(keys, { hasDeliveryForm: false })).toEqual({ errors: {}, errorCodes: keys })
    const others = { hasDeliveryForm: false, hasCpr: true }
    expect(sortCheckoutErrors(['cart-changed'], others)).toEqual({ errors: {}, errorCodes: ['cart-changed'] })
  })
})
