import type { ComponentType } from 'react'
import type { LoaderFunction, ShouldRevalidateFunction } from '../runtime/navigation/router.ts'
import type { Shop } from '../shop.ts'

/** What the file of a page exports under the name `page`; the table of routes says at which address it stands. */
export interface Page {
  Component: ComponentType
  /** Fetches what the page shows, before it is shown. */
  loader?: (shop: Shop) => LoaderFunction
  /** Whether to fetch again when the address changes and the page stays. */
  shouldRevalidate?: ShouldRevalidateFunction
}
