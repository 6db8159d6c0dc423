import * as v from 'valibot'
import { checkoutAddressRules } from '../address/address-rules.ts'
import type { Configuration } from '../shop/configuration.ts'
import { parseCpr } from '../fields/cpr.ts'
import { consent, optional, messageKey, required, tickable } from '../fields/field-errors.ts'
import { asksCpr } from './free-shop.ts'

type Around = Pick<Configuration, 'supportedCountries' | 'shippingTypes'> & {
  featureFlags: Pick<
    Configuration['featureFlags'],
    'addressStreet2IsRequired' | 'showPrivacyPolicyConsent' | 'orderSummaryType'
  >
}

const cprNumber = v.pipe(required, v.transform(parseCpr), v.string(messageKey('InvalidCprNumber')))

/** What the checkout form must hold (CHK-05, CHK-14 to CHK-16, CHK-28); the delivery address only where there is another one. */
export function checkoutRules(configuration: Around) {
  const always = {
    invoiceAddress: checkoutAddressRules(configuration, 'invoice'),
    // Where there is no choice, nobody has to make it.
    shippingMethod:
      configuration.shippingTypes.length === 0
        ? optional
        : v.pipe(optional, v.nonEmpty(messageKey('ShippingMethodRequired'))),
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
