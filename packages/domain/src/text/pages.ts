import { SERVICE_ROOTS } from './paths.ts'

/** The values of a pattern's parts: `:id` needs one, `:id?` can do without. */
type Values<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? Values<First> & Values<Rest>
  : Pattern extends `:${infer Name}?`
    ? { readonly [Part in Name]?: string | undefined }
    : Pattern extends `:${infer Name}`
      ? { readonly [Part in Name]: string }
      : unknown

interface Page<Pattern extends string> {
  /** For the route table, in React Router's notation. */
  pattern: Pattern
  /** Returns the path of one page, with its values encoded. */
  href: (...values: unknown extends Values<Pattern> ? [] : [values: Values<Pattern>]) => string
}

const page = <Pattern extends string>(pattern: Pattern): Page<Pattern> => ({
  pattern,
  href: (...[values = {}]: readonly unknown[]) => fillIn(pattern, values as Readonly<Record<string, string>>),
})

/** Returns a pattern with its values, encoded. */
export const fillIn = (pattern: string, values: Readonly<Record<string, string | undefined>>) =>
  pattern.replaceAll(/\/(?::(\w+)(\??)|\*)/g, (_, name = '*', optional = '?') => {
    const value = values[String(name)] ?? ''
    const parts = name === '*' ? value.split('/') : [value]
    return optional && value === '' ? '' : parts.map((part) => `/${encodeURIComponent(asSegment(part))}`).join('')
  })

/** A browser would remove a segment of dots. Spaces around a value are not read. */
const asSegment = (value: string) => (/^\.{1,2}$/.test(value) ? ` ${value}` : value)

/**
 * The pages of the shop, except those of its categories. The route table and the links read their addresses here, and so
 * does our gateway for mails and payment providers.
 */
export const pages = {
  home: page('/'),
  /** The address to which a form without a script sends its words. */
  searchForm: page('/search-result'),
  search: page('/search-result/:searchQuery'),
  recommended: page('/recommended-products'),
  /** A product of no category. Below a category's path the same pattern follows that path. */
  product: page('/details/:itemNumber'),
  /** A product in shops with enriched product data. */
  productByKey: page('/:productUrlKey'),
  cart: page('/cart'),
  checkout: page('/checkout'),
  payment: page('/payments/:transactionId/:correlationId?'),
  orderConfirmation: page('/order-confirmation/:transactionId/:correlationId?'),
  orderFailed: page('/order-failed/:transactionId'),
  login: page('/account/login'),
  register: page('/account/create'),
  forgotPassword: page('/account/forgotpassword'),
  changePassword: page('/account/changepassword/:userId/:sessionId'),
  logoutSuccess: page('/account/logoutSuccess'),
  dashboard: page('/account/dashboard'),
  editContact: page('/account/edit'),
  preferences: page('/account/preferences'),
  manageNewsletter: page('/newsletter/manage'),
  addressBook: page('/account/addressbook'),
  editAddress: page('/account/addressbook/addedit'),
  favourites: page('/account/favourites'),
  orderHistory: page('/account/order-history'),
  orderDetails: page('/account/order-history/order-details/:orderNumber'),
  orderPrint: page('/order-print/:orderNumber'),
  /** An order without an account, by a mailed code. */
  findOrder: page('/find-order'),
  findOrderPrint: page('/find-order/print'),
  /** The link of a reminder to order again. Its token follows as the fragment, which no server and no log sees. */
  refill: page('/refill'),
  /** The overview of customer service, and each page that the gateway has for it. */
  customerService: page('/customer-service/:url?/*'),
  contact: page('/customer-service/contact-us'),
  withdrawal: page('/customer-service/withdrawal'),
  accessibility: page('/customer-service/accessibility'),
  newsletter: page('/subscribe'),
  swedishNewsletter: page('/nyhetsbrev'),
  error: page('/error'),
  notFound: page('/404'),
} as const

/** Returns the patterns of a page of customer service, one for each of the two roots. */
export const servicePatterns = ({ pattern }: { pattern: string }): string[] =>
  SERVICE_ROOTS.map((root) => pattern.replace('customer-service', root))
