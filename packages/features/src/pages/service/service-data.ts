import type { CustomerService } from '@shop/domain/shop/content.ts'

/** A page of customer service with the menu beside it. */
export interface ServiceData {
  menu: CustomerService['menu']
  /** The page's own address in the menu; empty for the overview and where there is no such page. */
  route: string
  /** Nothing when there is no such page. */
  html: string | undefined
  /** What the page is called where no menu says it. */
  title?: string | undefined
}

/** The last part of an address, by which a page is known under both its roots (ROUTE-19). */
const nameOf = (route: string) => route.split('/').findLast((part) => part !== '') ?? ''

/** Whether two addresses are those of one page. */
export const isSamePage = (one: string, other: string): boolean => nameOf(one) === nameOf(other)
