import {
  authenticationContract,
  createdAccountContract,
  profileAnswerContract,
  subscriptionContract,
  subscriptionLookupContract,
} from './account.ts'
import { cartContract, transactionContract, transactionStartedContract } from './cart.ts'
import { configurationContract, recommendedContract, translationsContract } from './configuration.ts'
import { customerServiceContract, staticContentContract } from './content.ts'
import { partOfList } from './list-parameters.ts'
import { orderDetailsContract, orderHistoryAnswerContract, printableOrderContract } from './orders.ts'
import type { Call, CallBody } from './call.ts'
import { ourCalls, type OurCallName } from './our-calls.ts'
import * as examples from './examples.ts'
import { providerCalls } from './payment-providers/providers.ts'
import { paymentMethodsContract } from './payments.ts'
import { categoriesContract, productContract, productListAnswerContract } from './product.ts'
import {
  addressRequest,
  cartChangeRequests,
  contactRequest,
  initializeTransactionRequest,
  loginRequest,
  forgotPasswordRequest,
  profileRequest,
  redeemSessionRequest,
  registrationRequest,
  resetSessionRequest,
  subscriptionRequest,
} from './requests.ts'

/** A call of the documents, written as its method and path. */
export type CallName = keyof typeof calls

const LOGIN_AGAIN = 'With 401 the login ends and the login page opens. Otherwise the form shows that it failed.'
const NO_CART_CHANGE =
  'With a 5xx the error page opens. Otherwise the page shows that the change failed, and the cart stays.'

/** Every call of the documents. */
export const calls = {
  'GET /api/translations': {
    summary: 'Texts by key',
    answer: translationsContract,
    failed: 'With a 4xx the shop has no texts but its fallback texts. Otherwise no page opens.',
  },
  'GET /api/v1.0/configuration/frontend': {
    summary: 'Flags and settings',
    answer: configurationContract,
    failed: 'No page opens. Visitors see that something went wrong, and can try again.',
  },
  'GET /api/v1.0/configuration/recommended-products': {
    summary: 'Item numbers of recommended products',
    answer: recommendedContract,
    failed: 'The start page has no recommended products unless the configuration lists them.',
  },
  'GET /api/v1.0/static-content/all': {
    summary: 'What editors write',
    answer: staticContentContract,
    failed: 'With a 4xx the shop has no banners, footer links or search texts. Otherwise no page opens.',
  },
  'GET /api/products/categories': {
    summary: 'Categories',
    answer: categoriesContract,
    failed: 'With a 4xx the shop has no menu and no category pages. Otherwise no page opens.',
  },
  'GET /api/products/search': {
    summary: 'Products by words or by item numbers',
    example: ({ word }) => ({ query: { query: word } }),
    query: ['ItemNumbers', 'IgnoreVisiblity'],
    extensions: partOfList,
    answer: productListAnswerContract,
    failed: 'The search shows that something went wrong, and offers another try. Recommended products are left out.',
  },
  'GET /api/products/browse': {
    summary: 'Products of a category',
    example: ({ route }) => ({ query: { route } }),
    extensions: partOfList,
    answer: productListAnswerContract,
    failed: 'Category pages show that something went wrong, and offer another try.',
  },
  'GET /api/products/details': {
    summary: 'A product by item number or url key',
    example: ({ itemNumber }) => ({ query: { itemNumber } }),
    query: ['url'],
    answer: productContract,
    failed: 'With 404 the page of the product is not found. Otherwise it shows that something went wrong.',
  },
  'GET /api/cart/get': {
    summary: 'A cart',
    example: ({ userId }) => ({ query: { userId } }),
    answer: cartContract,
    failed: 'Cart and checkout show that the cart could not be read, and offer another try. Other pages work.',
  },
  'POST /api/cart/add': {
    summary: 'Add to a cart',
    example: ({ userId, productId }) => ({ body: { userId, products: { [productId]: 2 } } }),
    body: cartChangeRequests.add,
    failed: NO_CART_CHANGE,
  },
  'POST /api/cart/remove': {
    summary: 'Remove a line',
    example: ({ userId, itemNumber }) => ({ body: { userId, itemNumber } }),
    body: cartChangeRequests.remove,
    failed: NO_CART_CHANGE,
  },
  'POST /api/cart/updateProduct': {
    summary: 'Change a quantity',
    example: ({ userId, itemNumber }) => ({ body: { userId, itemNumber, quantity: 3 } }),
    body: cartChangeRequests.updateProduct,
    failed: NO_CART_CHANGE,
  },
  'POST /api/cart/update': {
    summary: 'Choose delivery and payment',
    example: ({ userId, shippingMethod }) => ({ body: { userId, shippingMethod } }),
    body: cartChangeRequests.update,
    failed:
      'With a 5xx the error page opens. Otherwise the checkout shows that the change failed, and the choice stays.',
  },
  'POST /api/cart/update-properties': {
    summary: 'Set codes and properties',
    example: (some) => ({ body: examples.cartProperties(some) }),
    body: cartChangeRequests.update,
    failed: NO_CART_CHANGE,
  },
  'GET /api/cart/override-cart': {
    summary: 'Merge carts after a login (changes data)',
    example: ({ previousUserId, userId }) => ({ query: { previousUserId, userId } }),
    changesData: true,
    failed: 'The customer keeps the cart of the account, and the shop asks again with the next page.',
  },
  'POST /api/cart/initialize-transaction': {
    summary: 'Place an order',
    example: (some) => ({ body: examples.order(some) }),
    body: initializeTransactionRequest,
    answer: transactionStartedContract,
    failed: 'The checkout shows that the order was not placed, and keeps what was typed.',
  },
  'GET /api/cart/get-transaction': {
    summary: 'A transaction',
    example: ({ transactionId, userId, correlationId }) => ({ query: { transactionId, userId, correlationId } }),
    answer: transactionContract,
    failed: 'With 404 the payment page leads to the start page. Otherwise it shows that something went wrong.',
  },
  'GET /api/payments/paymentMethods': {
    summary: 'Ways to pay',
    answer: paymentMethodsContract,
    failed:
      'The cart shows no marks of payment methods. The payment form does not open, and the page offers another try.',
  },
  ...providerCalls,
  'POST /api/v1.0/authenticate': {
    summary: 'Log in',
    example: ({ email, password }) => ({ body: { email, password } }),
    body: loginRequest,
    answer: authenticationContract,
    failed: 'The login shows that email or password is wrong, and clears the password.',
  },
  'POST /api/v1.0/create-me': {
    summary: 'Register',
    example: (some) => ({ body: examples.registration(some) }),
    body: registrationRequest,
    answer: createdAccountContract,
    failed: 'The registration shows every error code that it knows, and resets the captcha.',
  },
  'POST /api/v1.0/forgot-password': {
    summary: 'Send a reset link',
    example: ({ email, captcha }) => ({ body: { email, captcha } }),
    body: forgotPasswordRequest,
    failed: 'The form shows that it failed, and resets the captcha.',
  },
  'POST /api/v1.0/forgot-password/validate-session': {
    summary: 'Check a reset link',
    example: ({ userId, sessionId }) => ({ body: { userId, sessionId } }),
    body: resetSessionRequest,
    failed: 'The page for a new link opens, and shows that the link has expired.',
  },
  'POST /api/v1.0/forgot-password/redeem-session': {
    summary: 'Set a new password',
    example: ({ userId, sessionId, newPassword }) => ({
      body: { userId, sessionId, password: newPassword, passwordConfirmed: newPassword },
    }),
    body: redeemSessionRequest,
    failed: 'The page for a new link opens, and shows that the link has expired.',
  },
  'POST /api/v1.0/me': {
    summary: 'Change the profile',
    example: (some) => ({ body: examples.profileChange(some) }),
    needsToken: true,
    body: profileRequest,
    answer: profileAnswerContract,
    failed: LOGIN_AGAIN,
  },
  'POST /api/v1.0/me/address-book': {
    summary: 'Add an address',
    example: () => ({ body: examples.addressEntry }),
    needsToken: true,
    body: addressRequest,
    answer: profileAnswerContract,
    failed: LOGIN_AGAIN,
  },
  'POST /api/v1.0/me/address-book/{id}': {
    summary: 'Change an address',
    example: ({ addressId }) => ({
      path: { id: addressId },
      body: { ...examples.addressEntry, isDefaultBillingAddress: true },
    }),
    needsToken: true,
    body: addressRequest,
    answer: profileAnswerContract,
    failed: LOGIN_AGAIN,
  },
  'DELETE /api/v1.0/me/address-book/{id}': {
    summary: 'Delete an address',
    example: ({ addressId }) => ({ path: { id: addressId } }),
    needsToken: true,
    answer: profileAnswerContract,
    failed: LOGIN_AGAIN,
  },
  'POST /api/v1.0/me/favourites/{id}': {
    summary: 'Add a favourite',
    example: ({ itemNumber }) => ({ path: { id: itemNumber } }),
    needsToken: true,
    answer: profileAnswerContract,
    failed: 'The heart returns to how it was.',
  },
  'DELETE /api/v1.0/me/favourites/{id}': {
    summary: 'Remove a favourite',
    example: ({ itemNumber }) => ({ path: { id: itemNumber } }),
    needsToken: true,
    answer: profileAnswerContract,
    failed: 'The heart returns to how it was.',
  },
  'GET /api/v1.0/orders/history': {
    summary: 'A page of the orders',
    example: () => ({ query: { pageNumber: '1', pageSize: '10' } }),
    needsToken: true,
    answer: orderHistoryAnswerContract,
    failed: 'With a 5xx the error page opens. Otherwise the login ends and the login page opens.',
  },
  'GET /api/v1.0/orders/history/{id}': {
    summary: 'An order',
    example: ({ orderNumber }) => ({ path: { id: orderNumber } }),
    needsToken: true,
    answer: orderDetailsContract,
    failed: 'With 401 the login ends. Otherwise the start page or the error page opens.',
  },
  'GET /api/orders/{userId}/{orderNumber}': {
    summary: 'An order to print',
    example: ({ userId, orderNumber }) => ({ path: { userId, orderNumber } }),
    answer: printableOrderContract,
    failed: 'The login page or the start page opens.',
  },
  'POST /api/orders/reorder/{userId}/{orderNumber}': {
    summary: 'Order the same again',
    example: ({ userId, orderNumber }) => ({ path: { userId, orderNumber } }),
    failed: 'The cart stays as it was, and the page shows that it failed.',
  },
  'GET /api/customer-service': {
    summary: 'Pages of customer service',
    answer: customerServiceContract,
    failed: 'With 404 customer service has the contact form alone. Otherwise it shows that something went wrong.',
  },
  'POST /api/customer-service/contact-us': {
    summary: 'Write to customer service',
    example: (some) => ({ body: examples.message(some) }),
    changesData: true,
    body: contactRequest,
    failed: 'The form shows that the message was not sent, and keeps what was typed.',
  },
  'POST /api/v1.0/subscriptions': {
    summary: 'Subscribe to the newsletter',
    example: ({ email }) => ({ body: { email, type: 'Newsletter' } }),
    body: subscriptionRequest,
    answer: subscriptionContract,
    failed: 'The form shows that it failed, and keeps the email address.',
  },
  'GET /api/v1.0/user-subscriptions': {
    summary: 'The subscription of a customer',
    example: () => ({ query: { type: 'Newsletter' } }),
    needsToken: true,
    answer: subscriptionLookupContract,
    failed: 'With 404 the customer counts as not subscribed. Otherwise the page offers to try again.',
  },
  'DELETE /api/v1.0/subscriptions/{id}': {
    summary: 'Unsubscribe from the newsletter',
    example: ({ subscriptionId }) => ({ path: { id: subscriptionId } }),
    failed: 'The page shows that it failed, and the customer stays subscribed.',
  },
} satisfies Record<string, CallBody>

/** A call with its method and path. */
export function callNamed(name: CallName | OurCallName): Call {
  const [method, path] = name.split(' ') as [Call['method'], string]
  return { method, path, ...({ ...calls, ...ourCalls }[name] as CallBody) }
}

export const callNames = Object.keys(calls) as CallName[]
