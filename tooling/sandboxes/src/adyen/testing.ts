import * as v from 'valibot'
import { createTestSandboxes } from '../testing.ts'
import { amountSchema } from './payment-request.ts'

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

const answerSchema = v.looseObject({
  pspReference: v.optional(v.string(), ''),
  resultCode: v.optional(v.string()),
  errorCode: v.optional(v.string()),
  action: v.optional(
    v.looseObject({ type: v.string(), url: v.optional(v.string(), ''), token: v.optional(v.string()) }),
  ),
})
const itemSchema = v.looseObject({
  eventCode: v.string(),
  success: v.string(),
  pspReference: v.string(),
  merchantAccountCode: v.string(),
  merchantReference: v.string(),
  amount: amountSchema,
  additionalData: v.objectWithRest({ hmacSignature: v.string() }, v.string()),
})
const notificationSchema = v.object({
  notificationItems: v.tuple([v.object({ NotificationRequestItem: itemSchema })]),
})

const answerOf = async (response: Response | Promise<Response>) => v.parse(answerSchema, await (await response).json())

/** Creates sandboxes with the calls of a shop with Adyen. */
export function createAdyenTest(options?: Parameters<typeof createTestSandboxes>[0]) {
  const sandboxes = createTestSandboxes(options)
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    sandboxes.call('POST', `/adyen/v72${path}`, body, { 'x-api-key': 'sandbox-adyen-key', ...headers })
  const submit = (path: string, form: Record<string, string>) =>
    sandboxes.app.request(path, { method: 'POST', body: new URLSearchParams(form) })
  const items = () =>
    sandboxes.received.map(({ body }) => v.parse(notificationSchema, body).notificationItems[0].NotificationRequestItem)
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
