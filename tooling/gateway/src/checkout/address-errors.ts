import { checkoutAddressRules } from '@shop/domain/address/address-rules.ts'
import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import type { Configuration } from '@shop/domain/shop/configuration.ts'
import { fieldErrors } from '@shop/domain/fields/field-errors.ts'

/** The fields of a checkout address that the rules of the shop's own form do not take, as `invoiceAddress.postalCode`. */
export const addressErrors = (address: CheckoutAddress, configuration: Configuration, kind: 'invoice' | 'delivery') =>
  Object.keys(fieldErrors(checkoutAddressRules(configuration, kind), address)).map((field) => `${kind}Address.${field}`)
