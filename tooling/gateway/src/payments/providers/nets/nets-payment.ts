import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import { isPostalCode } from '@shop/domain/fields/postal-code.ts'
import { pages } from '@shop/domain/text/pages.ts'
import type { OrderDraft } from '../../../model/order-draft.ts'
import type { Transaction } from '../../../transactions/transaction-store.ts'
import { REGISTERED_EVENTS } from './nets-events.ts'
import { netsItems } from './nets-order.ts'
import type { NetsSettings } from './nets-settings.ts'
import { barePostalCode, cleanText, phoneParts } from './nets-texts.ts'

const CODES =
  'AT:AUT BE:BEL BG:BGR CH:CHE CY:CYP CZ:CZE DE:DEU DK:DNK EE:EST ES:ESP FI:FIN FR:FRA GB:GBR GL:GRL GR:GRC ' +
  'HR:HRV HU:HUN IE:IRL IS:ISL IT:ITA LI:LIE LT:LTU LU:LUX LV:LVA MT:MLT NL:NLD NO:NOR PL:POL PT:PRT RO:ROU SE:SWE ' +
  'SI:SVN SK:SVK AU:AUS CA:CAN NZ:NZL US:USA'

const ALPHA_3 = new Map(CODES.split(' ').map((pair) => [pair.slice(0, 2), pair.slice(3)]))

/**
 * Returns the three-letter code of a country (ISO 3166-1 alpha-3). Returns undefined for countries that Nets does not list,
 * such as the Faroe Islands (developer.nexigroup.com, Payment API, country codes).
 */
const alpha3 = (alpha2: string): string | undefined => ALPHA_3.get(alpha2.toUpperCase())

function addressOf({ addressLine1, addressLine2, postalCode, city, countryCode }: CheckoutAddress) {
  const country = alpha3(countryCode)
  // Nets refuses a postcode that is none of the country.
  return (
    country &&
    isPostalCode(postalCode, countryCode) && {
      addressLine1: cleanText(addressLine1),
      ...(addressLine2.trim() !== '' && { addressLine2: cleanText(addressLine2) }),
      postalCode: barePostalCode(postalCode, countryCode),
      city: cleanText(city),
      country,
    }
  )
}

/** The payer. Nets takes either a person or a company. */
function payer({ firstName, lastName, company }: CheckoutAddress) {
  const person = { firstName: cleanText(firstName), lastName: cleanText(lastName) }
  if (company.trim() === '') return { privatePerson: person }
  return { company: { name: cleanText(company), contact: person } }
}

/** The customer. Name, e-mail, phone and billing address are those of the payer. */
function consumer({ invoiceAddress, deliveryAddress, properties }: OrderDraft) {
  const phoneNumber = phoneParts(invoiceAddress.phoneNumber, invoiceAddress.countryCode)
  const billingAddress = addressOf(invoiceAddress)
  const shippingAddress = addressOf(deliveryAddress ?? invoiceAddress)
  return {
    // A public buyer is identified by its EAN number.
    ...(properties.eanNumberApplied && { reference: properties.eanNumberApplied }),
    email: invoiceAddress.email.trim(),
    ...(billingAddress && { billingAddress }),
    ...(shippingAddress && { shippingAddress }),
    ...(phoneNumber && { phoneNumber }),
    ...payer(invoiceAddress),
  }
}

/** Returns the request that creates a payment. Money is reserved now and charged when the parcel leaves. */
export function netsPayment(transaction: Transaction, settings: NetsSettings) {
  const { id, correlationId, draft, amountMinor, currency } = transaction
  const { invoiceAddress, origin } = draft
  const countryCode = alpha3(invoiceAddress.countryCode)
  const url = `${settings.gatewayUrl}/webhooks/nets`
  return {
    order: { items: netsItems(draft), amount: amountMinor, currency, reference: id },
    checkout: {
      integrationType: 'EmbeddedCheckout',
      url: origin + pages.payment.href({ transactionId: id, correlationId }),
      termsUrl: origin + pages.customerService.href({ url: 'terms' }),
      merchantTermsUrl: origin + pages.customerService.href({ url: 'privacy' }),
      charge: false,
      merchantHandlesConsumerData: true,
      ...(countryCode && { countryCode }),
      consumer: consumer(draft),
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
