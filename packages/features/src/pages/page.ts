import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from '../runtime/navigation/router.ts'
import type { Shop } from '../runtime/state/shop-context.ts'

/** The export `page` of a page's file. The route table gives it its address. */
export interface Page {
  Component: ComponentType
  /** Loads the page's data before it is shown. */
  loader?: (shop: Shop, table: readonly RouteObject[]) => LoaderFunction
  /** Whether to load again when the address changes within the page. */
  shouldRevalidate?: ShouldRevalidateFunction
}
