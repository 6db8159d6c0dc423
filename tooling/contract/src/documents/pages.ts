import type { CallName } from './calls.ts'

/** A page of the documents, with the calls without which it cannot work. */
export interface DocumentedPage {
  path: string
  title: string
  calls: readonly CallName[]
  /** Fields of these calls that need a value: a call, and the path of the field in its answer. */
  fields: readonly `${CallName} ${string}`[]
  /** The file of the page below `packages/features/src/pages`. */
  file: string
}

const CONFIGURATION: CallName = 'GET /api/v1.0/configuration/frontend'
const LOGIN: CallName = 'POST /api/v1.0/authenticate'
const CART: CallName = 'GET /api/cart/get'
const TRANSACTION: CallName = 'GET /api/cart/get-transaction'
const BROWSE: CallName = 'GET /api/products/browse'
const SEARCH: CallName = 'GET /api/products/search'
const DETAILS: CallName = 'GET /api/products/details'
const CATEGORIES: CallName = 'GET /api/products/categories'
const ORDER: CallName = 'POST /api/cart/initialize-transaction'

/** A need of a page: a call, or a field of its answer. */
type PageNeed = CallName | `${CallName} ${string}`

const isCall = (need: PageNeed): need is CallName => need.split(' ').length === 2

const page = (path: string, title: string, file: string, ...needs: PageNeed[]): DocumentedPage => ({
  path,
  title,
  file,
  calls: [CONFIGURATION, ...needs.filter(isCall)],
  fields: needs.filter((need) => !isCall(need)),
})

const account = (path: string, title: string, file: string, ...needs: PageNeed[]) =>
  page(path, title, `account/${file}`, LOGIN, `${LOGIN} access_token`, `${LOGIN} user`, ...needs)

const products = (call: CallName): PageNeed[] => [
  call,
  `${call} products`,
  `${call} products[].id`,
  `${call} products[].name`,
]

const shopping: readonly PageNeed[] = [
  CART,
  `${CART} products`,
  `${CART} products[].id`,
  `${CART} products[].itemNumber`,
]

/** The pages of the documents. */
export const documentedPages: readonly DocumentedPage[] = [
  page('/', 'Start page', 'shop/home-page'),
  page('/search-result/{searchQuery}', 'Search results', 'shop/search-page', ...products(SEARCH)),
  page('/recommended-products', 'Recommended products', 'shop/recommended-page', ...products(SEARCH)),
  page('{category}', 'Category', 'shop/category-page', CATEGORIES, `${CATEGORIES} [].url`, ...products(BROWSE)),
  page(
    '{category}/details/{itemNumber}',
    'Product',
    'shop/product-page',
    DETAILS,
    `${DETAILS} id`,
    `${DETAILS} name`,
    `${DETAILS} inStock`,
    `${DETAILS} priceResponse`,
  ),
  page(
    '/cart',
    'Cart',
    'cart/cart-page',
    ...shopping,
    `${CART} products[].quantity`,
    'POST /api/cart/add',
    'POST /api/cart/updateProduct',
    'POST /api/cart/remove',
  ),
  page(
    '/checkout',
    'Checkout',
    'checkout/checkout-page',
    ...shopping,
    `${CONFIGURATION} shippingTypes`,
    `${CONFIGURATION} shippingTypes[].code`,
    `${CONFIGURATION} shippingTypes[].name`,
    'POST /api/cart/update',
    ORDER,
    `${ORDER} transactionId`,
  ),
  page(
    '/payments/{id}/{correlationId}',
    'Payment',
    'checkout/payment/payment-page',
    CART,
    TRANSACTION,
    `${CONFIGURATION} paymentProvider`,
  ),
  page('/order-confirmation/{transactionId}', 'Payment result', 'checkout/result/order-confirmation-page', TRANSACTION),
  page('/order-failed/{transactionId}', 'Payment failure', 'checkout/result/order-failed-page', TRANSACTION),
  page('/account/login', 'Login', 'account/access/login-page', LOGIN, `${LOGIN} access_token`, `${LOGIN} user`),
  page('/account/create', 'Registration', 'account/access/registration-page', 'POST /api/v1.0/create-me', LOGIN),
  page(
    '/account/forgotpassword',
    'Forgotten password',
    'account/access/forgot-password-page',
    'POST /api/v1.0/forgot-password',
  ),
  page(
    '/account/changepassword/{userId}/{sessionId}',
    'New password',
    'account/access/change-password-page',
    'POST /api/v1.0/forgot-password/validate-session',
    'POST /api/v1.0/forgot-password/redeem-session',
  ),
  account('/account/dashboard', 'Dashboard', 'dashboard-page'),
  account('/account/edit', 'Contact information', 'edit-contact-page', 'POST /api/v1.0/me'),
  account('/newsletter/manage', 'Marketing materials', 'newsletter-manage-page', 'GET /api/v1.0/user-subscriptions'),
  account('/account/preferences', 'Preferences', 'preferences-page', 'POST /api/v1.0/me'),
  account('/account/addressbook', 'Address book', 'address-book-page'),
  account('/account/addressbook/addedit', 'Address', 'edit-address-page', 'POST /api/v1.0/me/address-book'),
  account(
    '/account/order-history',
    'Orders',
    'order-history-page',
    'GET /api/v1.0/orders/history',
    'GET /api/v1.0/orders/history items',
    'GET /api/v1.0/orders/history items[].orderNumber',
  ),
  account(
    '/account/order-history/order-details/{orderNumber}',
    'Order',
    'order-details-page',
    'GET /api/v1.0/orders/history/{id}',
    'GET /api/v1.0/orders/history/{id} orderNumber',
  ),
  account('/account/favourites', 'Favourites', 'favourites-page', ...products(SEARCH)),
  account(
    '/order-print/{orderNumber}',
    'Printed order',
    'order-print-page',
    'GET /api/orders/{userId}/{orderNumber}',
    'GET /api/orders/{userId}/{orderNumber} orderNumber',
  ),
  page(
    '/customer-service/{url}',
    'Customer service',
    'service/service-page',
    'GET /api/customer-service',
    'GET /api/customer-service pages',
    'GET /api/customer-service pages[].route',
  ),
  page('/customer-service/contact-us', 'Contact', 'service/contact-page', 'POST /api/customer-service/contact-us'),
  page('/subscribe', 'Newsletter', 'service/newsletter-page', 'POST /api/v1.0/subscriptions'),
]
