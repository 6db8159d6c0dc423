import { named } from '../../../http/named-fields.ts'
import type { PaymentProviderDefinition } from '../provider.ts'
import { createAdyenAdapter } from './adyen-adapter.ts'
import { recordSeenAtAdyen } from './adyen-seen.ts'
import { adyenAccount, adyenTable, readAdyenSettings } from './adyen-settings.ts'

const answer = named('status action userActionRequired orderPlaced orderNumber errorMessage')

/** Adyen's advanced flow: the form in the shop's page returns the payment method, and the gateway pays with it. */
export const adyen: PaymentProviderDefinition = {
  settings: adyenTable,
  accountOf: adyenAccount,
  configure: (environment) => {
    const settings = readAdyenSettings(environment)
    return (platform) => createAdyenAdapter(settings, platform)
  },
  documentedFields: {
    '/payments/initializePayment': answer,
    '/payments/paymentDetails': answer,
    '/payments/status/:id': named('status'),
  },
  recordSeen: recordSeenAtAdyen,
}
