import * as v from 'valibot'
import { checkoutAddressRules } from '../address/address-rules.ts'
import type { Configuration } from '../shop/configuration.ts'
import { parseCpr } from '../fields/cpr.ts'
import { consent, given, optional, messageKey, required, tickable } from '../fields/field-errors.ts'
import { asksCpr } from './free-shop.ts'

type CheckoutSettings = Pick<Configuration, 'supportedCountries' | 'shippingTypes'> & {
  featureFlags: Pick<
    Configuration['featureFlags'],
    'addressStreet2IsRequired' | 'showPrivacyPolicyConsent' | 'orderSummaryType'
  >
}

/** Sent as its digits, or as typed where the gateway has to decide. */
const cprNumber = v.pipe(
  required,
  v.transform((typed) => parseCpr(typed) ?? typed),
)

/** The rules of the checkout form. The delivery address is checked only if it differs from the invoice address. */
export function checkoutRules(configuration: CheckoutSettings) {
  const always = {
    invoiceAddress: checkoutAddressRules(configuration, 'invoice'),
    // Required only if the shop offers ways of delivery.
    shippingMethod:
      configuration.shippingTypes.length === 0
        ? given
        : v.pipe(given, v.nonEmpty(messageKey('ShippingMethodRequired'))),
    cprNumber: asksCpr(configuration) ? cprNumber : optional,
    consents: v.object({
      terms: consent,
      privacy: configuration.featureFlags.showPrivacyPolicyConsent ? consent : tickable,
    }),
  }
  const deliveryAddress = checkoutAddressRules(configuration, 'delivery')
  return v.variant('shipToDifferentAddress', [
    v.object({ ...always, shipToDifferentAddress: v.literal(false) }),
    v.object({ ...always, shipToDifferentAddress: v.literal(true), deliveryAddress }),
  ])
}
