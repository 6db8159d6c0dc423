import { pages } from '@shop/domain/text/pages.ts'

const SEARCH = pages.searchForm.href()
const FAVOURITES = pages.favourites.href()
const EDIT_ADDRESS = pages.editAddress.href()
const LOGIN = pages.login.href()

/** The query parameter with the id of the address to change. */
export const EDIT_ADDRESS_ID = 'editAddressId'

/** The paths that links lead to, with their query where a page reads one. */
export const paths = {
  home: pages.home.href(),
  search: (searchQuery: string) => pages.search.href({ searchQuery }),
  searchForm: SEARCH,
  recommended: pages.recommended.href(),
  cart: pages.cart.href(),
  checkout: pages.checkout.href(),
  payment: (transactionId: string, correlationId?: string) => pages.payment.href({ transactionId, correlationId }),
  orderConfirmation: (transactionId: string, correlationId?: string) =>
    pages.orderConfirmation.href({ transactionId, correlationId }),
  orderFailed: (transactionId: string) => pages.orderFailed.href({ transactionId }),
  login: LOGIN,
  /** The login, which leads back to a page for customers. */
  loginFrom: (previousPath: string) => `${LOGIN}?previousPath=${encodeURIComponent(previousPath)}`,
  register: pages.register.href(),
  forgotPassword: pages.forgotPassword.href(),
  logoutSuccess: pages.logoutSuccess.href(),
  dashboard: pages.dashboard.href(),
  editContact: pages.editContact.href(),
  preferences: pages.preferences.href(),
  manageNewsletter: pages.manageNewsletter.href(),
  addressBook: pages.addressBook.href(),
  addAddress: EDIT_ADDRESS,
  editAddress: (id: string) => `${EDIT_ADDRESS}?${EDIT_ADDRESS_ID}=${encodeURIComponent(id)}`,
  orderHistory: pages.orderHistory.href(),
  favourites: FAVOURITES,
  favouritesPage: (page: number) => (page > 1 ? `${FAVOURITES}?page=${page}` : FAVOURITES),
  orderDetails: (orderNumber: string) => pages.orderDetails.href({ orderNumber }),
  orderPrint: (orderNumber: string) => pages.orderPrint.href({ orderNumber }),
  customerService: pages.customerService.href({}),
  contact: pages.contact.href(),
  vatExempt: pages.customerService.href({ url: 'vat-exempt' }),
  withdrawal: pages.withdrawal.href(),
  accessibility: pages.accessibility.href(),
  error: pages.error.href(),
  notFound: pages.notFound.href(),
}

/** Returns the words of a search from its path; undefined for any other path. */
export function searchQueryOf(pathname: string): string | undefined {
  const written = pathname.startsWith(`${SEARCH}/`) ? pathname.slice(SEARCH.length + 1) : ''
  if (written === '') return undefined
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
