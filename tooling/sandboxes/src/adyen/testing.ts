import { createTestSandboxes } from '../testing.ts'
import type { Amount } from './payment-request.ts'

/** The body of POST /payments for a card, as a Danish shop sends it. */
export const paymentExample = {
  amount: { value: 12_900, currency: 'DKK' },
  merchantAccount: 'HearingShopSandbox',
  reference: 'T-100042',
  returnUrl: 'http://phonicear-dk.localhost:3000/payments/T-100042/c-1',
  channel: 'Web',
  origin: 'http://phonicear-dk.localhost:3000',
  shopperEmail: 'jens@example.dk',
  shopperLocale: 'da-DK',
  countryCode: 'DK',
  paymentMethod: { type: 'scheme' },
}

/** Encodes digits as `browser/fields.js` does. */
export const encryptedForSandbox = (digits: string) => `sandbox$${Buffer.from(digits).toString('base64')}`

/** Returns the card form's data for a card. */
export const cardExample = (number = '4111111111111111', holderName = 'Jens Hansen', securityCode = '737') => ({
  type: 'scheme',
  holderName,
  encryptedCardNumber: encryptedForSandbox(number),
  encryptedExpiryMonth: encryptedForSandbox('03'),
  encryptedExpiryYear: encryptedForSandbox('2030'),
  encryptedSecurityCode: encryptedForSandbox(securityCode),
})

interface Answer {
  pspReference: string
  resultCode?: string
  errorCode?: string
  action?: { type: string; url?: string; token?: string; [more: string]: unknown }
}
interface Item {
  eventCode: string
  success: string
  pspReference: string
  merchantAccountCode: string
  merchantReference: string
  amount: Amount
  additionalData: { hmacSignature: string; [more: string]: string }
}

const answerOf = async (response: Response | Promise<Response>): Promise<Answer> => (await response).json()

/** Creates sandboxes with the calls of a shop with Adyen. */
export function createAdyenTest(options?: Parameters<typeof createTestSandboxes>[0]) {
  const sandboxes = createTestSandboxes(options)
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    sandboxes.call('POST', `/adyen/v72${path}`, body, { 'x-api-key': 'sandbox-adyen-key', ...headers })
  const submit = (path: string, form: Record<string, string>) =>
    sandboxes.app.request(path, { method: 'POST', body: new URLSearchParams(form) })
  const items = () =>
    sandboxes.received.flatMap(({ body }) =>
      (body['notificationItems'] as { NotificationRequestItem: Item }[]).map((one) => one.NotificationRequestItem),
    )
  return {
    ...sandboxes,
    post,
    answerOf,
    payWith: (paymentMethod: object, more: object = {}) =>
      answerOf(post('/payments', { ...paymentExample, paymentMethod, ...more })),
    modify: (pspReference: string, what: string, value?: number) =>
      post(`/payments/${pspReference}/${what}`, {
        merchantAccount: 'HearingShopSandbox',
        ...(value !== undefined && { amount: { value, currency: 'DKK' } }),
      }),
    scenario: (...steps: string[]) => sandboxes.call('POST', '/__sandbox/scenarios', { provider: 'adyen', steps }),
    /** Submits a page's form. */
    submit,
    details: (details: object) => post('/payments/details', { details }),
    /** The items of the webhooks so far. */
    items,
    /** The webhooks so far, such as "AUTHORISATION true". */
    events: () => items().map(({ eventCode, success }) => `${eventCode} ${success}`),
  }
}
