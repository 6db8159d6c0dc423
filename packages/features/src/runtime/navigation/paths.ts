import { pages } from '@shop/domain/text/pages.ts'

type Pages = typeof pages
/** The names of pages whose path needs no values. */
type FixedPage = { [Name in keyof Pages]: Parameters<Pages[Name]['href']> extends [] ? Name : never }[keyof Pages]

/** The paths of pages that need no values: there, the pattern is the path. */
const fixed = Object.fromEntries(Object.entries(pages).map(([name, { pattern }]) => [name, pattern])) as Readonly<
  Record<FixedPage, string>
>

/** The query parameter with the id of the address to change. */
export const EDIT_ADDRESS_ID = 'editAddressId'

/** The paths that links lead to, with their query where a page reads one. */
export const paths = {
  ...fixed,
  search: (searchQuery: string) => pages.search.href({ searchQuery }),
  payment: (transactionId: string, correlationId?: string) => pages.payment.href({ transactionId, correlationId }),
  orderConfirmation: (transactionId: string, correlationId?: string) =>
    pages.orderConfirmation.href({ transactionId, correlationId }),
  orderFailed: (transactionId: string) => pages.orderFailed.href({ transactionId }),
  /** The login, which leads back to a page for customers. */
  loginFrom: (previousPath: string) => `${fixed.login}?previousPath=${encodeURIComponent(previousPath)}`,
  addAddress: fixed.editAddress,
  editAddress: (id: string) => `${fixed.editAddress}?${EDIT_ADDRESS_ID}=${encodeURIComponent(id)}`,
  favouritesPage: (page: number) => (page > 1 ? `${fixed.favourites}?page=${page}` : fixed.favourites),
  orderDetails: (orderNumber: string) => pages.orderDetails.href({ orderNumber }),
  orderPrint: (orderNumber: string) => pages.orderPrint.href({ orderNumber }),
  customerService: pages.customerService.href({}),
  vatExempt: pages.customerService.href({ url: 'vat-exempt' }),
}

/** The most letters of a search that the gateway is asked for. Gateways refuse very long ones. */
export const LONGEST_SEARCH = 100

/** Returns the words of a search from its path. Undefined for any other path. */
export function searchQueryOf(pathname: string): string | undefined {
  const written = pathname.startsWith(`${fixed.searchForm}/`) ? pathname.slice(fixed.searchForm.length + 1) : ''
  if (written === '') return undefined
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
