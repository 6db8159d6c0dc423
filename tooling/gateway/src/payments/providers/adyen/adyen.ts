import type { PaymentProviderDefinition } from '../provider.ts'
import { createAdyenAdapter } from './adyen-adapter.ts'
import { recordSeenAtAdyen } from './adyen-seen.ts'
import { adyenAccount, adyenTable, readAdyenSettings } from './adyen-settings.ts'

/** Adyen's advanced flow: the form in the shop's page returns the payment method, and the gateway pays with it. */
export const adyen: PaymentProviderDefinition = {
  settings: adyenTable,
  accountOf: adyenAccount,
  configure: (environment) => {
    const settings = readAdyenSettings(environment)
    return (platform) => createAdyenAdapter(settings, platform)
  },
  recordSeen: recordSeenAtAdyen,
}
