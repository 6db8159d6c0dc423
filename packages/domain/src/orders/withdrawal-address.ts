import { pages } from '../text/pages.ts'

const ORDER = 'order'

/** Returns the address of the page for withdrawing from the contract about an order. Only the number stands in it, nothing personal. */
export const withdrawalAddress = (orderNumber: string) =>
  `${pages.withdrawal.href()}?${new URLSearchParams({ [ORDER]: orderNumber })}`

/** Returns the number of the order that a link to the page for withdrawing names. */
export const orderToWithdraw = (search: string) => new URLSearchParams(search).get(ORDER) ?? ''
