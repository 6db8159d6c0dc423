import type { PaymentProvider } from '@shop/domain/shop/configuration.ts'
import type { Ids } from './resources.ts'

const adyenItem = ({ transactionId, paymentId }: Ids, eventCode: string) => ({
  NotificationRequestItem: {
    eventCode,
    success: 'true',
    merchantAccountCode: 'HearingShopSandbox',
    pspReference: paymentId,
    merchantReference: transactionId,
    amount: { value: 13_800, currency: 'DKK' },
    additionalData: { hmacSignature: 'w8S11lf8LYY56Zhx9fc+BQ22BJUDhenuN0iBR0tEvg4=' },
  },
})

const ADYEN_EVENTS = ['AUTHORISATION', 'CHARGEBACK', 'NOTIFICATION_OF_FRAUD', 'NEVER_HEARD_OF']
const NETS_EVENTS = ['payment.checkout.completed', 'payment.refund.failed']

/** Forged messages of each provider: the path below `/webhooks`, and the body. */
const FORGED: Readonly<Record<PaymentProvider, (ids: Ids) => [path: string, body: unknown][]>> = {
  adyen: (ids) => {
    const notificationItems = ADYEN_EVENTS.map((eventCode) => adyenItem(ids, eventCode))
    const odd = [{ NotificationRequestItem: { eventCode: 7 } }]
    return [
      ['adyen', {}],
      ['adyen', { notificationItems: odd }],
      ['adyen', { live: 'false', notificationItems }],
      ['adyen', { live: 'true', notificationItems }],
    ]
  },
  klarna: ({ paymentId }) =>
    ['push', 'notification', 'validation'].flatMap((event): [string, unknown][] => [
      [`klarna/${event}?klarna_order_id=${paymentId}`, { order_id: paymentId }],
      [`klarna/${event}`, {}],
    ]),
  nets: ({ paymentId, transactionId }) => [
    ['nets', {}],
    ...NETS_EVENTS.map((event): [string, unknown] => [
      'nets',
      { id: paymentId, event, data: { paymentId, order: { reference: transactionId } } },
    ]),
  ],
}

/** Returns webhooks of every provider, as a stranger who knows the ids of a payment can send them. */
export const unprovenWebhooks = (ids: Ids) =>
  Object.values(FORGED).flatMap((forge) =>
    forge(ids).map(([path, body]) => ({ method: 'POST', url: `http://gateway.test/webhooks/${path}`, body })),
  )
