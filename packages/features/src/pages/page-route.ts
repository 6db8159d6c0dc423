import type { PageHandle } from '../runtime/navigation/page-handle.tsx'
import type { LoaderFunction, RouteObject } from '../runtime/navigation/router.ts'
import { loadForCustomer } from '../session/redirect-to-login.ts'
import type { Shop } from '../shop.ts'
import { movedAddress } from './moved-address.ts'
import { loadPage } from './load-page.ts'
import type { PageFile } from './page-files.ts'

/** A page of the shop at an address; a page for customers only sends everybody else to the login first (SES-15). */
export function pageRoute(shop: Shop, path: string, file: PageFile, handle: PageHandle = {}): RouteObject {
  const { customersOnly = false } = handle
  const isPrivate = customersOnly || (handle.private ?? false)
  return {
    path,
    handle: { ...handle, page: file, ...(customersOnly && { private: true }) },
    lazy: async () => {
      const [{ loader, ...page }, fallback] = await Promise.all([loadPage(file), isPrivate && loadFallback()])
      // The server leaves a private page's loader to the browser, and draws no page that waits for one.
      const load = isPrivate ? loader?.(shop) : unlessMoved(shop, path, loader?.(shop))
      return {
        ...page,
        ...fallback,
        ...(customersOnly ? { loader: forCustomers(shop, load) } : load && { loader: load }),
      }
    },
  }
}

/**
 * An address that ends in a name may be an old one, which the route table cannot know. A page without a loader stays without
 * one: the server sends no data for it, and the router hydrates only what it has the data of.
 */
function unlessMoved(shop: Shop, path: string, load: LoaderFunction | undefined): LoaderFunction | undefined {
  if (!load || !/:\w+\??$/.test(path)) return load
  return (args) => movedAddress(shop, args.request) ?? load(args)
}

/** What stands in for a page whose data only the visitor's own browser can ask for. */
const loadFallback = async () => ({
  HydrateFallback: (await import('../runtime/failures/page-loader.tsx')).PageLoader,
})

const forCustomers =
  (shop: Shop, load: LoaderFunction | undefined): LoaderFunction =>
  (args) =>
    loadForCustomer(shop, args.request, () => load?.(args))
