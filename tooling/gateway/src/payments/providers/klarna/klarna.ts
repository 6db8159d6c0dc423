import { named } from '../../../http/named-fields.ts'
import type { PaymentProviderDefinition } from '../provider.ts'
import { createKlarnaAdapter } from './klarna-adapter.ts'
import { readKlarnaSettings } from './klarna-settings.ts'

/** Klarna Checkout, now called Kustom: its form and its confirmation are embedded in the shop's pages. */
export const klarna: PaymentProviderDefinition = {
  secrets: ['KCO_USERNAME', 'KCO_PASSWORD'],
  configure: (environment) => {
    const settings = readKlarnaSettings(environment)
    return ({ fetch }) => createKlarnaAdapter(settings, fetch)
  },
  documentedFields: {
    '/klarna': named('dropInHtml transactionId'),
    '/klarna/order': named('dropInHtml orderNumber paymentId'),
  },
}
