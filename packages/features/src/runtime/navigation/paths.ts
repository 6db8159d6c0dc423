// Every address of the shop, built in one place (ROUTE-01 to ROUTE-26).
const segment = encodeURIComponent

const SEARCH = '/search-result'
const FAVOURITES = '/account/favourites'

/** Names the address that is to be changed, in the page's own address (ACC-17). */
export const EDIT_ADDRESS_ID = 'editAddressId'

export const paths = {
  home: '/',
  search: (query: string) => `${SEARCH}/${segment(query)}`,
  /** Where a form sends its words when it has no script to put them into the address. */
  searchForm: SEARCH,
  recommended: '/recommended-products',
  cart: '/cart',
  checkout: '/checkout',
  payment: (transactionId: string, correlationId?: string) =>
    withCorrelation('/payments', transactionId, correlationId),
  orderConfirmation: (transactionId: string, correlationId?: string) =>
    withCorrelation('/order-confirmation', transactionId, correlationId),
  orderFailed: (transactionId: string) => `/order-failed/${segment(transactionId)}`,
  login: '/account/login',
  /** The login, and back to where a customer is wanted. */
  loginFrom: (previousPath: string) => `/account/login?previousPath=${segment(previousPath)}`,
  register: '/account/create',
  forgotPassword: '/account/forgotpassword',
  logoutSuccess: '/account/logoutSuccess',
  dashboard: '/account/dashboard',
  editContact: '/account/edit',
  preferences: '/account/preferences',
  manageNewsletter: '/newsletter/manage',
  addressBook: '/account/addressbook',
  addAddress: '/account/addressbook/addedit',
  editAddress: (id: string) => `/account/addressbook/addedit?${EDIT_ADDRESS_ID}=${segment(id)}`,
  orderHistory: '/account/order-history',
  favourites: FAVOURITES,
  favouritesPage: (page: number) => (page > 1 ? `${FAVOURITES}?page=${page}` : FAVOURITES),
  orderDetails: (orderNumber: string) => `/account/order-history/order-details/${segment(orderNumber)}`,
  orderPrint: (orderNumber: string) => `/order-print/${segment(orderNumber)}`,
  customerService: '/customer-service',
  contact: '/customer-service/contact-us',
  vatExempt: '/customer-service/vat-exempt',
  withdrawal: '/customer-service/withdrawal',
  accessibility: '/customer-service/accessibility',
  error: '/error',
  notFound: '/404',
} as const

const withCorrelation = (base: string, transactionId: string, correlationId: string | undefined) =>
  correlationId ? `${base}/${segment(transactionId)}/${segment(correlationId)}` : `${base}/${segment(transactionId)}`

/** The words that were searched for, out of the path of a search; nothing for any other path (SRCH-04). */
export function searchQueryOf(pathname: string): string | undefined {
  const written = pathname.startsWith(`${SEARCH}/`) ? pathname.slice(SEARCH.length + 1) : ''
  if (written === '') return undefined
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
