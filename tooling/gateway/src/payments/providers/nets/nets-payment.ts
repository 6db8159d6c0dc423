import type { CheckoutAddress } from '@shop/domain/address.ts'
import type { Transaction } from '../../../transactions/transaction-store.ts'
import { alpha3 } from './country-codes.ts'
import { REGISTERED_EVENTS } from './nets-events.ts'
import { netsItems } from './nets-order.ts'
import type { NetsSettings } from './nets-settings.ts'
import { barePostalCode, cleanText, phoneParts } from './nets-texts.ts'

function consumer(invoice: CheckoutAddress, delivery: CheckoutAddress, ean: string | undefined) {
  const country = alpha3(delivery.countryCode)
  const phoneNumber = phoneParts(invoice.phoneNumber, invoice.countryCode)
  const { addressLine1, addressLine2, postalCode, city, firstName, lastName } = delivery
  return {
    // A public buyer is known by its EAN number.
    ...(ean && { reference: ean }),
    email: invoice.email.trim(),
    ...(country && {
      shippingAddress: {
        addressLine1: cleanText(addressLine1),
        ...(addressLine2.trim() !== '' && { addressLine2: cleanText(addressLine2) }),
        postalCode: barePostalCode(postalCode, delivery.countryCode),
        city: cleanText(city),
        country,
      },
    }),
    ...(phoneNumber && { phoneNumber }),
    privatePerson: { firstName: cleanText(firstName), lastName: cleanText(lastName) },
  }
}

/** The request that creates a payment at Nets. Money is reserved now and charged when the parcel leaves (OP-63). */
export function netsPayment(transaction: Transaction, settings: NetsSettings) {
  const { id, correlationId, draft, amountMinor, currency } = transaction
  const { invoiceAddress, deliveryAddress, origin, properties } = draft
  const countryCode = alpha3(invoiceAddress.countryCode)
  const url = `${settings.gatewayUrl}/webhooks/nets`
  return {
    order: { items: netsItems(draft), amount: amountMinor, currency, reference: id },
    checkout: {
      integrationType: 'EmbeddedCheckout',
      url: `${origin}/payments/${id}/${correlationId}`,
      termsUrl: `${origin}/customer-service/terms`,
      merchantTermsUrl: `${origin}/customer-service/privacy`,
      charge: false,
      merchantHandlesConsumerData: true,
      ...(countryCode && { countryCode }),
      consumer: consumer(invoiceAddress, deliveryAddress ?? invoiceAddress, properties.eanNumberApplied),
      appearance: {
        displayOptions: { showMerchantName: false, showOrderSummary: false },
        textOptions: { completePaymentButtonText: 'order' },
      },
    },
    notifications: {
      webHooks: REGISTERED_EVENTS.map((eventName) => ({
        eventName,
        url,
        authorization: settings.webhookAuthorization,
      })),
    },
  }
}
