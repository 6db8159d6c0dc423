import { checkoutAddressRules } from '@shop/domain/address/address-rules.ts'
import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import type { Configuration } from '@shop/domain/shop/configuration.ts'
import { fieldErrors } from '@shop/domain/fields/field-errors.ts'

/** Returns the fields of a checkout address that break the rules of the shop's form, such as `invoiceAddress.postalCode`. */
export const addressErrors = (address: CheckoutAddress, configuration: Configuration, kind: 'invoice' | 'delivery') =>
  Object.keys(fieldErrors(checkoutAddressRules(configuration, kind), address)).map((field) => `${kind}Address.${field}`)
