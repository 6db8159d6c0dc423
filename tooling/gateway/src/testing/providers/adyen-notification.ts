import hmacValidator from '@adyen/api-library/lib/src/utils/hmacValidator.js'
import type { NotificationRequestItem } from '@adyen/api-library/lib/src/typings/notification/models.js'
import type { AdyenShop } from './adyen-shop.ts'

// That of the sandbox.
const KEY = '0123456789ABCDEF'.repeat(4)

/** What an event is about; what a test does not name is as in an ordinary authorisation. */
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

/** Posts an event that the vendor's own checker has signed, and waits for what follows; gives the answer's status. */
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
