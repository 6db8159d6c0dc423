import hmacValidator from '@adyen/api-library/lib/src/utils/hmacValidator.js'
import type { NotificationRequestItem } from '@adyen/api-library/lib/src/typings/notification/models.js'
import type { AdyenShop } from './adyen-shop.ts'

// The HMAC key of the sandbox.
const KEY = '0123456789ABCDEF'.repeat(4)

/** The fields of an event. Defaults are those of a normal authorisation. */
interface Event {
  eventCode: string
  pspReference: string
  merchantReference: string
  originalReference?: string
  success?: 'true' | 'false'
  amount?: { value: number; currency: string }
  additionalData?: Record<string, string>
  operations?: readonly string[]
}

/** Posts an event signed by Adyen's own library, and waits until it is processed. Returns the answer's status. */
export async function postSigned(shop: AdyenShop, event: Event): Promise<number> {
  const item = {
    eventDate: '2026-11-22T06:37:11+01:00',
    merchantAccountCode: 'HearingShopSandbox',
    success: 'true',
    amount: { value: 13_800, currency: 'DKK' },
    paymentMethod: 'visa',
    reason: '',
    ...event,
  }
  const signer = new hmacValidator()
  const hmacSignature = signer.calculateHmac(item as unknown as NotificationRequestItem, KEY)
  const signed = { ...item, additionalData: { ...event.additionalData, hmacSignature } }
  const body = JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: signed }] })
  const { status } = await shop.gateway.fetch('http://gateway.test/webhooks/adyen', { method: 'POST', body })
  await shop.gateway.background.idle()
  return status
}
