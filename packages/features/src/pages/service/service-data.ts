import type { CustomerService } from '@shop/domain/shop/content.ts'

/** A page of customer service with the menu beside it. */
export interface ServiceData {
  menu: CustomerService['menu']
  /** The page's route in the menu. Empty for the overview and unknown pages. */
  route: string
  /** Undefined if there is no such page. */
  html: string | undefined
  /** The title, if the page is not in the menu. */
  title?: string | undefined
}

/** The last segment of a route, which is the same below both roots. */
const nameOf = (route: string) => route.split('/').findLast((part) => part !== '') ?? ''

/** Whether two routes lead to the same page. */
export const isSamePage = (one: string, other: string): boolean => nameOf(one) === nameOf(other)
