import type { ListedCall } from './listed-call.ts'
import {
  emailChangeLinkOf,
  open,
  resetLink,
  secrets,
  token,
  tokenAnd,
  unsigned,
  visitor,
  visitorAnd,
  visitorInPathAnd,
  type Ids,
} from './resources.ts'

const triple = ({ userId, transactionId, correlationId }: Ids) => ({ userId, transactionId, correlationId })
const address = {
  firstName: 'Inger',
  lastName: 'Sørensen',
  telephone: '39620014',
  streetAddress1: 'Strandvejen 112',
  city: 'Hellerup',
  postalCode: '2900',
  country: 'DK',
}

const browsing: ListedCall[] = [
  ...['live', 'ready', 'retention'].map((state) => ({ call: `GET /health/${state}`, names: open() })),
  { call: 'GET /products/search', names: open(), send: () => ({ query: { query: 'battery' } }) },
  { call: 'GET /products/browse', names: open(), send: () => ({ query: { route: '/all' } }) },
  { call: 'GET /products/details', names: open(), send: () => ({ query: { itemNumber: 'BAT-312' } }) },
  { call: 'GET /products/categories', names: open() },
  { call: 'GET /v1.0/static-content/all', names: open() },
  { call: 'GET /translations', names: open() },
  { call: 'GET /customer-service', names: open() },
  {
    call: 'POST /customer-service/contact-us',
    names: open('email'),
    send: ({ email }, captcha) => ({ body: { message: 'Which cells fit?', name: 'Inger', email, phone: '', captcha } }),
  },
  { call: 'GET /v1.0/configuration/frontend', names: open() },
  { call: 'GET /v1.0/configuration/recommended-products', names: open() },
  { call: 'GET /payments/paymentMethods', names: open() },
  {
    call: 'GET /pictures/:folder/:file',
    names: open(),
    send: () => ({ parameters: { folder: 'none-000000000000', file: '360.png' } }),
  },
]

const buying: ListedCall[] = [
  { call: 'GET /cart/get', names: visitor, send: ({ userId }) => ({ query: { userId } }) },
  {
    call: 'POST /cart/add',
    names: visitor,
    send: ({ userId }) => ({ body: { userId, products: { 'BAT-312': 1 } } }),
  },
  { call: 'POST /cart/remove', names: visitor, send: ({ userId }) => ({ body: { userId, itemNumber: 'BAT-312' } }) },
  {
    call: 'POST /cart/updateProduct',
    names: visitor,
    send: ({ userId }) => ({ body: { userId, itemNumber: 'BAT-312', quantity: 2 } }),
  },
  {
    call: 'POST /cart/update',
    names: visitor,
    send: ({ userId }) => ({ body: { userId, shippingMethod: 'home' } }),
  },
  {
    call: 'POST /cart/update-properties',
    names: visitor,
    send: ({ userId }) => ({ body: { userId, shippingMethod: 'home' } }),
  },
  {
    call: 'GET /cart/override-cart',
    names: visitor,
    send: ({ userId, anonymousId }) => ({ query: { userId, previousUserId: anonymousId } }),
  },
  {
    // The cart that the call replaces.
    call: 'GET /cart/override-cart',
    names: visitor,
    send: ({ userId, anonymousId }) => ({ query: { userId: anonymousId, previousUserId: userId } }),
  },
  {
    call: 'POST /cart/initialize-transaction',
    names: visitor,
    send: ({ userId }) => ({
      body: { userId, shippingMethod: 'home', invoiceAddress: {}, termsAndConditionsAgreed: true },
    }),
  },
  {
    call: 'GET /cart/get-transaction',
    names: visitorAnd('transactionId', 'correlationId'),
    send: (ids) => ({ query: triple(ids) }),
  },
]

const paying: ListedCall[] = [
  { call: 'GET /nets', names: visitorAnd(), send: ({ userId }) => ({ query: { userId } }) },
  {
    call: 'GET /klarna',
    provider: 'klarna',
    names: visitorAnd(),
    send: ({ userId }) => ({ query: { userId } }),
  },
  {
    call: 'GET /klarna/order',
    provider: 'klarna',
    names: visitorAnd('transactionId', 'correlationId'),
    send: (ids) => ({ query: triple(ids) }),
  },
  {
    call: 'POST /payments/initializePayment',
    provider: 'adyen',
    names: visitorAnd('transactionId', 'correlationId'),
    send: (ids) => ({ body: { ...triple(ids), data: { paymentMethod: { type: 'mobilepay' } } } }),
  },
  {
    call: 'POST /payments/paymentDetails',
    provider: 'adyen',
    names: visitorAnd('transactionId', 'correlationId'),
    send: (ids) => ({ body: { ...triple(ids), details: { redirectResult: 'x' } } }),
  },
  {
    call: 'GET /payments/status/:id',
    provider: 'adyen',
    names: visitorAnd('transactionId', 'correlationId'),
    send: ({ transactionId, ...ids }) => ({
      parameters: { id: transactionId },
      query: { userId: ids.userId, correlationId: ids.correlationId },
    }),
  },
  {
    // The documents name no visitor for this call.
    call: 'GET /payments/status/:id',
    provider: 'adyen',
    names: secrets('transactionId', 'correlationId'),
    send: ({ transactionId, correlationId }) => ({ parameters: { id: transactionId }, query: { correlationId } }),
  },
  {
    call: 'POST /webhooks/:provider/:event?',
    names: unsigned,
    send: ({ paymentId }) => ({
      parameters: { provider: 'nets', event: '' },
      body: { id: 'e1', event: 'payment.checkout.completed', data: { paymentId } },
    }),
  },
  {
    // Accepted from every sender, because a refusal would hold back Adyen's later messages. Unsigned items are dropped.
    call: 'POST /webhooks/:provider/:event?',
    provider: 'adyen',
    names: open('paymentId'),
    send: ({ paymentId }) => ({
      parameters: { provider: 'adyen', event: '' },
      body: { notificationItems: [{ NotificationRequestItem: { pspReference: paymentId } }] },
    }),
  },
  {
    // Klarna does not sign its messages. They only make the gateway ask Klarna, and the answer reveals nothing.
    call: 'POST /webhooks/:provider/:event?',
    provider: 'klarna',
    names: open('paymentId'),
    send: ({ paymentId }) => ({
      parameters: { provider: 'klarna', event: 'push' },
      query: { klarna_order_id: paymentId },
    }),
  },
  {
    call: 'POST /webhooks/klarna/validation',
    provider: 'klarna',
    names: open('paymentId'),
    send: ({ paymentId }) => ({
      query: { klarna_order_id: paymentId },
      body: { order_id: paymentId, order_amount: 1, purchase_currency: 'DKK' },
    }),
  },
]

const emailChangeCalls = (['GET', 'POST'] as const).flatMap((method): ListedCall[] => {
  const call = `${method} /v1.0/email-change/:action/:secret`
  const linkTo = (action: string, field: 'emailConfirmSecret' | 'emailUndoSecret'): ListedCall => ({
    call,
    names: emailChangeLinkOf(field),
    send: (ids) => ({ parameters: { action, secret: ids[field] } }),
  })
  return [linkTo('confirm', 'emailConfirmSecret'), linkTo('undo', 'emailUndoSecret')]
})

const having: ListedCall[] = [
  {
    call: 'POST /v1.0/authenticate',
    names: open('email'),
    send: ({ email }) => ({ body: { email, password: 'not the password' } }),
  },
  {
    // The captcha is refused before anything is read.
    call: 'POST /v1.0/create-me',
    names: open('email'),
    send: ({ email }) => {
      const password = 'Hearing-2026-aid'
      return { body: { email, firstName: 'Inger', lastName: 'Sørensen', password, passwordConfirmed: password } }
    },
  },
  {
    call: 'POST /v1.0/forgot-password',
    names: open('email'),
    send: ({ email }, captcha) => ({ body: { email, captcha } }),
  },
  {
    call: 'POST /v1.0/forgot-password/validate-session',
    names: resetLink,
    send: ({ userId, resetSessionId: sessionId }) => ({ body: { userId, sessionId } }),
  },
  {
    call: 'POST /v1.0/forgot-password/redeem-session',
    names: resetLink,
    isOnlyOnce: true,
    send: ({ userId, resetSessionId: sessionId }) => ({
      body: { userId, sessionId, password: 'Hearing-2026-aid', passwordConfirmed: 'Hearing-2026-aid' },
    }),
  },
  ...emailChangeCalls,
  { call: 'POST /v1.0/logout', names: open() },
  { call: 'GET /v1.0/profile', names: token },
  { call: 'POST /v1.0/me', names: token, send: () => ({ body: { customerPreference: { batterySize: '13' } } }) },
  { call: 'POST /v1.0/me/address-book', names: token, send: () => ({ body: address }) },
  {
    call: 'POST /v1.0/me/address-book/:id',
    names: tokenAnd('addressId'),
    send: ({ addressId }) => ({ parameters: { id: addressId }, body: address }),
  },
  {
    call: 'DELETE /v1.0/me/address-book/:id',
    names: tokenAnd('addressId'),
    send: ({ addressId }) => ({ parameters: { id: addressId } }),
  },
  { call: 'POST /v1.0/me/favourites/:id', names: token, send: () => ({ parameters: { id: 'BAT-312' } }) },
  { call: 'DELETE /v1.0/me/favourites/:id', names: token, send: () => ({ parameters: { id: 'BAT-312' } }) },
]

const ordered: ListedCall[] = [
  { call: 'GET /v1.0/orders/history', names: token },
  {
    call: 'GET /v1.0/orders/history/:id',
    names: tokenAnd('orderNumber'),
    send: ({ orderNumber }) => ({ parameters: { id: orderNumber } }),
  },
  {
    call: 'GET /orders/:userId/:orderNumber',
    names: visitorInPathAnd('orderNumber'),
    send: ({ userId, orderNumber }) => ({ parameters: { userId, orderNumber } }),
  },
  {
    call: 'POST /orders/reorder/:userId/:orderNumber',
    names: visitorInPathAnd('orderNumber'),
    send: ({ userId, orderNumber }) => ({ parameters: { userId, orderNumber } }),
  },
]

const newsletter: ListedCall[] = [
  {
    call: 'POST /v1.0/subscriptions',
    names: open(),
    send: () => ({ body: { email: 'somebody@example.com', type: 'Newsletter' } }),
  },
  { call: 'GET /v1.0/user-subscriptions', names: token, send: () => ({ query: { type: 'Newsletter' } }) },
  {
    call: 'DELETE /v1.0/subscriptions/:id',
    names: tokenAnd('subscriptionId'),
    send: ({ subscriptionId }) => ({ parameters: { id: subscriptionId } }),
  },
  {
    call: 'GET /v1.0/newsletter/:action/:id/:signature',
    names: secrets('subscriptionId', 'confirmSignature'),
    send: (ids) => ({
      parameters: { action: 'confirm', id: ids.subscriptionId, signature: ids.confirmSignature },
    }),
  },
  {
    call: 'POST /v1.0/newsletter/:action/:id/:signature',
    names: secrets('subscriptionId', 'leaveSignature'),
    send: (ids) => ({
      parameters: { action: 'unsubscribe', id: ids.subscriptionId, signature: ids.leaveSignature },
    }),
  },
]

/** Every call of the gateway. Paths are relative to `/shops/:shopId/api`, or to the root. */
export const CALLS: ListedCall[] = [...browsing, ...buying, ...paying, ...having, ...ordered, ...newsletter]
