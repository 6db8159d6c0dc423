import { randomUUID } from 'node:crypto'
import { callGateway } from '../servers/gateway.ts'
import { servers } from '../servers/servers.ts'
import type { Site } from '../servers/sites.ts'

interface Started {
  transactionId: string
  correlationId: string
  errorKeys?: string[]
}

/** Returns a unique address, so that its mails belong to one test. A sandbox may react to `mark`. */
export const newEmail = (mark = '') => `buyer-${randomUUID()}${mark}@example.com`

const buyer = {
  firstName: 'Inger',
  lastName: 'Kjær',
  addressLine1: 'Mill Lane 14',
  addressLine2: 'Flat 2',
  city: 'Town',
}
const LOCAL = {
  en: { postalCode: '10115', phoneNumber: '+4930901820', countryCode: 'DE' },
  'da-DK': { postalCode: '8000', phoneNumber: '28401192', countryCode: 'DK' },
  'en-GB': { postalCode: 'SW1A 1AA', phoneNumber: '07700900123', countryCode: 'GB' },
  'sv-SE': { postalCode: '582 46', phoneNumber: '0701234567', countryCode: 'SE' },
}

/** Returns the parts of an address that depend on the country of a demo shop. */
export const localAddress = ({ culture }: Site) => LOCAL[culture as keyof typeof LOCAL]

/** Places the order of a visitor's cart, as the checkout page does before it opens the payment page. */
export async function placeOrder(site: Site, userId: string, email = newEmail()): Promise<Started> {
  const { shippingTypes } = await callGateway<{ shippingTypes: { code: string }[] }>(
    site,
    'v1.0/configuration/frontend',
  )
  const address = { ...buyer, email, ...localAddress(site) }
  const started = await callGateway<Started>(site, 'cart/initialize-transaction', {
    userId,
    shippingMethod: shippingTypes[0]?.code,
    invoiceAddress: address,
    deliveryAddress: address,
    customProperties: {},
    termsAndConditionsAgreed: true,
    privacyPolicyAgreed: true,
  })
  if (!started.transactionId) throw new Error(`The order was refused: ${started.errorKeys?.join(', ')}`)
  return started
}

/** Places an order and pays it at Nets without a browser. */
export async function placePaidOrder(site: Site, userId: string, email?: string): Promise<Started> {
  const started = await placeOrder(site, userId, email)
  const { paymentId } = await callGateway<{ paymentId: string }>(site, `nets?userId=${encodeURIComponent(userId)}`)
  const address = `${servers.sandboxFromNode}/__sandbox/nets/payments/${paymentId}/complete`
  const paid = await fetch(address, { method: 'POST' })
  if (!paid.ok) throw new Error(`Paying answers ${paid.status}`)
  return started
}
