import type { ListedCall } from './listed-call.ts'
import {
  askedAddress,
  emailChangeLinkOf,
  open,
  orderToken,
  resetLink,
  secrets,
  token,
  tokenAnd,
  unsigned,
  visitor,
  visitorAnd,
  visitorAndOrderToken,
  visitorAndRefillLink,
  visitorInPathAnd,
} from './resources.ts'

const address = {
  firstName: 'Inger',
  lastName: 'Sørensen',
  telephone: '39620014',
  streetAddress1: 'Strandvejen 112',
  city: 'Hellerup',
  postalCode: '2900',
  country: 'DK',
}

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

const browsing: ListedCall[] = [
  ...['live', 'ready', 'retention'].map((state) => ({ call: `GET /health/${state}`, names: open() })),
  { call: 'GET /products/search', names: open() },
  { call: 'GET /search/suggestions', names: open() },
  { call: 'GET /products/browse', names: open() },
  { call: 'GET /products/details', names: open() },
  { call: 'GET /products/categories', names: open() },
  { call: 'GET /v1.0/static-content/all', names: open() },
  { call: 'GET /translations', names: open() },
  { call: 'GET /customer-service', names: open() },
  { call: 'POST /customer-service/contact-us', names: open('email') },
  { call: 'GET /v1.0/configuration/frontend', names: open() },
  { call: 'GET /v1.0/configuration/recommended-products', names: open() },
  { call: 'GET /payments/paymentMethods', names: open() },
  {
    call: 'GET /pictures/:folder/:file',
    names: open(),
    send: () => ({ path: { folder: 'none-000000000000', file: '360.png' } }),
  },
]

const buying: ListedCall[] = [
  { call: 'GET /cart/get', names: visitor },
  { call: 'POST /cart/add', names: visitor },
  { call: 'POST /cart/remove', names: visitor },
  { call: 'POST /cart/updateProduct', names: visitor },
  { call: 'POST /cart/update', names: visitor },
  { call: 'POST /cart/update-properties', names: visitor },
  { call: 'GET /cart/override-cart', names: visitor },
  {
    // The cart that the call replaces.
    call: 'GET /cart/override-cart',
    names: visitor,
    naming: ({ userId, anonymousId }) => ({ userId: anonymousId, previousUserId: userId }),
  },
  {
    // The form is refused, so that no transaction begins.
    call: 'POST /cart/initialize-transaction',
    names: visitor,
    send: ({ userId }) => ({
      body: { userId, shippingMethod: 'home', invoiceAddress: {}, termsAndConditionsAgreed: true },
    }),
  },
  { call: 'GET /cart/get-transaction', names: visitorAnd('transactionId', 'correlationId') },
]

const paying: ListedCall[] = [
  { call: 'GET /nets', names: visitorAnd() },
  { call: 'GET /klarna', provider: 'klarna', names: visitorAnd() },
  { call: 'GET /klarna/order', provider: 'klarna', names: visitorAnd('transactionId', 'correlationId') },
  {
    call: 'POST /payments/initializePayment',
    provider: 'adyen',
    names: visitorAnd('transactionId', 'correlationId'),
  },
  // A customer may return from a bank's app in another browser, as another visitor.
  { call: 'POST /payments/paymentDetails', provider: 'adyen', names: secrets('transactionId', 'correlationId') },
  {
    call: 'GET /payments/status/:id',
    provider: 'adyen',
    names: visitorAnd('transactionId', 'correlationId'),
    send: ({ userId, correlationId }) => ({ query: { userId, correlationId } }),
  },
  // The documents name no visitor for this call.
  { call: 'GET /payments/status/:id', provider: 'adyen', names: secrets('transactionId', 'correlationId') },
  {
    call: 'POST /webhooks/:provider/:event?',
    names: unsigned,
    send: ({ paymentId }) => ({
      path: { provider: 'nets', event: '' },
      body: { id: 'e1', event: 'payment.checkout.completed', data: { paymentId } },
    }),
  },
  {
    // Accepted from every sender, because a refusal would hold back Adyen's later messages. Unsigned items are dropped.
    call: 'POST /webhooks/:provider/:event?',
    provider: 'adyen',
    names: open('paymentId'),
    send: ({ paymentId }) => ({
      path: { provider: 'adyen', event: '' },
      body: { notificationItems: [{ NotificationRequestItem: { pspReference: paymentId } }] },
    }),
  },
  {
    // Klarna does not sign its messages. They only make the gateway ask Klarna, and the answer reveals nothing.
    call: 'POST /webhooks/:provider/:event?',
    provider: 'klarna',
    names: open('paymentId'),
    send: ({ paymentId }) => ({
      path: { provider: 'klarna', event: 'push' },
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
    send: (ids) => ({ path: { action, secret: ids[field] } }),
  })
  return [linkTo('confirm', 'emailConfirmSecret'), linkTo('undo', 'emailUndoSecret')]
})

const having: ListedCall[] = [
  { call: 'POST /v1.0/authenticate', names: open('email'), naming: () => ({ password: 'not the password' }) },
  // The captcha is refused before anything is read.
  { call: 'POST /v1.0/create-me', names: open('email'), naming: () => ({ captcha: '' }) },
  { call: 'POST /v1.0/forgot-password', names: open('email') },
  { call: 'POST /v1.0/forgot-password/validate-session', names: resetLink },
  { call: 'POST /v1.0/forgot-password/redeem-session', names: resetLink, isOnlyOnce: true },
  ...emailChangeCalls,
  { call: 'POST /v1.0/logout', names: open() },
  { call: 'GET /v1.0/profile', names: token },
  { call: 'POST /v1.0/me', names: token, send: () => ({ body: { customerPreference: { batterySize: '13' } } }) },
  { call: 'POST /v1.0/me/address-book', names: token, send: () => ({ body: address }) },
  {
    call: 'POST /v1.0/me/address-book/:id',
    names: tokenAnd('addressId'),
    send: () => ({ body: address }),
  },
  { call: 'DELETE /v1.0/me/address-book/:id', names: tokenAnd('addressId') },
  { call: 'POST /v1.0/me/favourites/:id', names: token },
  { call: 'DELETE /v1.0/me/favourites/:id', names: token },
]

const ordered: ListedCall[] = [
  { call: 'GET /v1.0/orders/history', names: token },
  { call: 'GET /v1.0/orders/history/:id', names: tokenAnd('orderNumber') },
  { call: 'GET /orders/:userId/:orderNumber', names: visitorInPathAnd('orderNumber') },
  { call: 'POST /orders/reorder/:userId/:orderNumber', names: visitorInPathAnd('orderNumber') },
  {
    call: 'POST /v1.0/guest-orders/code',
    names: askedAddress,
    send: ({ orderNumber, email }) => ({ body: { orderNumber: orderNumber.slice(0, 40), email } }),
  },
  {
    call: 'POST /v1.0/guest-orders/open',
    names: open('email'),
    send: ({ email }) => ({ body: { request: email, code: '314159' } }),
  },
  {
    call: 'POST /v1.0/guest-orders/details',
    names: orderToken,
    send: ({ orderToken: opens }) => ({ body: { orderToken: opens } }),
  },
  {
    call: 'POST /v1.0/guest-orders/print',
    names: orderToken,
    send: ({ orderToken: opens }) => ({ body: { orderToken: opens } }),
  },
  {
    call: 'POST /v1.0/guest-orders/reorder',
    names: visitorAndOrderToken,
    send: ({ orderToken: opens, userId }) => ({ body: { orderToken: opens, userId } }),
  },
  {
    call: 'POST /v1.0/refills',
    names: visitorAnd('orderNumber'),
    send: ({ userId, orderNumber }) => ({ body: { day: inAMonth(), userId, orderNumber } }),
  },
  {
    call: 'POST /v1.0/refills',
    names: orderToken,
    send: ({ orderToken: opens }) => ({ body: { day: inAMonth(), orderToken: opens } }),
  },
  {
    call: 'POST /v1.0/refills/open',
    names: visitorAndRefillLink,
    send: ({ refillId, refillOpenSignature, userId }) => ({
      body: { token: `${refillId}.${refillOpenSignature}`, userId },
    }),
  },
  ...['GET', 'POST'].map((method): ListedCall => ({
    call: `${method} /v1.0/refills/end/:id/:signature`,
    names: secrets('refillId', 'refillEndSignature'),
    send: ({ refillId, refillEndSignature }) => ({ path: { id: refillId, signature: refillEndSignature } }),
  })),
]

const newsletter: ListedCall[] = [
  { call: 'POST /v1.0/subscriptions', names: open(), naming: () => ({ email: 'somebody@example.com' }) },
  { call: 'GET /v1.0/user-subscriptions', names: token },
  { call: 'DELETE /v1.0/subscriptions/:id', names: tokenAnd('subscriptionId') },
  {
    call: 'GET /v1.0/newsletter/:action/:id/:signature',
    names: secrets('subscriptionId', 'confirmSignature'),
    send: (ids) => ({
      path: { action: 'confirm', id: ids.subscriptionId, signature: ids.confirmSignature },
    }),
  },
  {
    call: 'POST /v1.0/newsletter/:action/:id/:signature',
    names: secrets('subscriptionId', 'leaveSignature'),
    send: (ids) => ({
      path: { action: 'unsubscribe', id: ids.subscriptionId, signature: ids.leaveSignature },
    }),
  },
]

/**
 * Every call of the gateway. Paths are relative to `/shops/:shopId/api`, or to the root. A call of the documents is sent as in
 * the contract's example, unless it says otherwise.
 */
export const CALLS: ListedCall[] = [...browsing, ...buying, ...paying, ...having, ...ordered, ...newsletter]
