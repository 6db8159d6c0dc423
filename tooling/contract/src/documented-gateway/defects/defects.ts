import { absent, becomes, plus, webPage, withStatus } from './changes.ts'
import type { Change, Fault } from './plant.ts'

/** A planted fault, and the gap that an examination must find. */
export interface Defect extends Fault {
  problem: string
  subject: string
}

const CONFIGURATION = 'GET /api/v1.0/configuration/frontend'
const TRANSLATIONS = 'GET /api/translations'
const CONTENT = 'GET /api/v1.0/static-content/all'
const CATEGORIES = 'GET /api/products/categories'
const BROWSE = 'GET /api/products/browse'
const SEARCH = 'GET /api/products/search'
const DETAILS = 'GET /api/products/details'
const CART = 'GET /api/cart/get'
const ADD = 'POST /api/cart/add'
const ORDER = 'POST /api/cart/initialize-transaction'
const TRANSACTION = 'GET /api/cart/get-transaction'
const METHODS = 'GET /api/payments/paymentMethods'
const LOGIN = 'POST /api/v1.0/authenticate'
const HISTORY = 'GET /api/v1.0/orders/history'
const PAST_ORDER = 'GET /api/v1.0/orders/history/{id}'
const PRINT = 'GET /api/orders/{user}/{number}'
const SERVICE = 'GET /api/customer-service'
const SUBSCRIPTIONS = 'GET /api/v1.0/user-subscriptions'

const unanswered = (call: string, respond: () => Response): Defect => ({
  call,
  respond,
  problem: 'not answered',
  subject: call,
})

const field = (call: string, path: string, problem: string, change: Change = absent): Defect => ({
  call,
  field: path,
  change,
  problem,
  // A gap is named by the path of its field, whichever item has it.
  subject: path.replaceAll(/\[\d+\]/g, '[]'),
})

const missing = (call: string, path: string) => field(call, path, 'absent')
const isNull = (call: string, path: string) => field(call, path, 'null', becomes(null))
const anotherKind = (call: string, path: string, value: unknown) => field(call, path, 'another kind', becomes(value))
const sum = (call: string, path: string, subject: string, ore: number): Defect => ({
  ...field(call, path, 'does not add up', plus(ore)),
  subject,
})

/** The faults that a gateway can have, by name. */
export const defects = {
  'configuration breaks': unanswered(CONFIGURATION, withStatus(500)),
  'configuration is a web page': unanswered(CONFIGURATION, webPage),
  'texts are not found': unanswered(TRANSLATIONS, withStatus(404)),
  'content is not found': unanswered(CONTENT, withStatus(404)),
  'categories are not found': unanswered(CATEGORIES, withStatus(404)),
  'text is absent': { ...field(TRANSLATIONS, 'translations.AddToCart', 'text missing'), subject: 'every page' },
  'text is null': {
    ...field(TRANSLATIONS, 'translations.ItemNumber', 'text missing', becomes(null)),
    subject: 'Search results',
  },
  'country list is null': isNull(CONFIGURATION, 'supportedCountries'),
  'delivery has no code': missing(CONFIGURATION, 'shippingTypes[1].code'),
  'deliveries are absent': missing(CONFIGURATION, 'shippingTypes'),
  'payment provider is unknown': field(CONFIGURATION, 'paymentProvider', 'unknown word', becomes('cheque')),
  'landing page is unknown': field(
    CONFIGURATION,
    'featureFlags.landingPageType',
    'unknown word',
    becomes('kaleidoscope'),
  ),
  'recommended products are absent': missing(CONFIGURATION, 'recommendedProducts'),
  'category has no url': missing(CATEGORIES, '[2].url'),
  'product has no id': missing(BROWSE, 'products[0].id'),
  'product has no name': isNull(BROWSE, 'products[0].name'),
  'products are null': isNull(BROWSE, 'products'),
  'products are an object': anotherKind(BROWSE, 'products', { first: {} }),
  'category is empty': {
    ...field(BROWSE, 'products', 'link to nowhere', becomes([])),
    subject: '/care',
  },
  'product has no price': isNull(DETAILS, 'priceResponse'),
  'price is no object': anotherKind(DETAILS, 'priceResponse', '49,00 kr'),
  'price text is absent': missing(DETAILS, 'priceResponse.priceStr'),
  'stock is absent': missing(DETAILS, 'inStock'),
  'bulk prices are a text': anotherKind(DETAILS, 'priceResponse.quantityTreshold', 'from 10'),
  'product is not found': unanswered(DETAILS, withStatus(404)),
  'product breaks': unanswered(DETAILS, withStatus(503)),
  'picture is null': isNull(SEARCH, 'products[].imageUrl'),
  'picture comes from elsewhere': {
    ...field(SEARCH, 'products[].imageUrl', 'host not allowed', becomes('https://pictures.example/a.jpg')),
    subject: 'pictures.example',
  },
  'search is a web page': unanswered(SEARCH, webPage),
  'cart is refused': unanswered(CART, withStatus(401)),
  'cart is a web page': unanswered(CART, webPage),
  'cart lines are null': isNull(CART, 'products'),
  'cart total is absent': missing(CART, 'displayPrice'),
  'cart total is an object': anotherKind(CART, 'displayPrice', { amount: 98 }),
  'cart is not counted': missing(CART, 'total'),
  'line has no quantity': missing(CART, 'products[0].quantity'),
  'line has no name': isNull(CART, 'products[].name'),
  'line is a cent too much': sum(CART, 'products[0].total', 'line total', 1),
  'cart is a cent too much': sum(CART, 'displayPrice', 'total', 1),
  'cart is far too much': sum(CART, 'displayPrice', 'total', 700),
  'vat is absent': missing(CART, 'vat'),
  'discounts are a list': anotherKind(CART, 'discounts', [{ name: 'Spring', amount: 1 }]),
  'coupon response is an object': anotherKind(CART, 'couponResponseCode', { code: 'Success' }),
  'adding breaks': unanswered(ADD, withStatus(500)),
  'order has no transaction': isNull(ORDER, 'transactionId'),
  'transaction is not found': unanswered(TRANSACTION, withStatus(404)),
  'transaction is a cent too much': sum(TRANSACTION, 'totalPrice', 'totalPrice', 1),
  'payment status is unknown': field(TRANSACTION, 'status', 'unknown word', becomes('Bezahlt')),
  'payment key is null': isNull(METHODS, 'clientKey'),
  'token is absent': missing(LOGIN, 'access_token'),
  'orders break': unanswered(HISTORY, withStatus(500)),
  'order has no number': missing(HISTORY, 'items[0].orderNumber'),
  'order has no totals': isNull(PAST_ORDER, 'pricingDetails'),
  'order is a cent too much': sum(PAST_ORDER, 'pricingDetails.totalStr', 'total', 1),
  'printed order has no lines': { ...isNull(PRINT, 'productList') },
  'customer service breaks': unanswered(SERVICE, withStatus(500)),
  'service page is absent': {
    ...field(SERVICE, 'pages[0]', 'link to nowhere'),
    subject: '/customer-service/delivery',
  },
  'banner leads nowhere': {
    ...field(CONTENT, 'introBannerList[0].buttons[0].url', 'link to nowhere', becomes('/spring-sale')),
    subject: '/spring-sale',
  },
  'subscriptions are open': {
    call: SUBSCRIPTIONS,
    respond: () => Response.json({ id: '1', email: 'customer@example.com', type: 'Newsletter' }),
    problem: 'open without a token',
    subject: SUBSCRIPTIONS,
  },
} as const satisfies Record<string, Defect>

export type DefectName = keyof typeof defects

/** A call that is slow. It is a figure in the report, and no gap. */
export const slowCategories: Fault = { call: CATEGORIES, delay: 150 }
