import { named } from '../../../http/named-fields.ts'
import type { PaymentProviderDefinition } from '../provider.ts'
import { createNetsAdapter } from './nets-adapter.ts'
import { readNetsSettings } from './nets-settings.ts'

/** Nets Easy, now called Nexi Checkout: its form is embedded in the shop's page. */
export const nets: PaymentProviderDefinition = {
  secrets: ['NETS_SECRET_KEY', 'NETS_CHECKOUT_KEY', 'NETS_WEBHOOK_AUTH'],
  configure: (environment) => {
    const settings = readNetsSettings(environment)
    return ({ fetch }) => createNetsAdapter(settings, fetch)
  },
  documentedFields: { '/nets': named('paymentId transactionId correlationId clientKey language') },
}
