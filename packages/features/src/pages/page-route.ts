import type { PageHandle } from '../runtime/navigation/page-handle.tsx'
import type { LoaderFunction, RouteObject } from '../runtime/navigation/router.ts'
import { loadCode } from '../runtime/platform/load-code.ts'
import { loadForCustomer } from '../session/visit/redirect-to-login.ts'
import type { Shop } from '../runtime/state/shop-context.ts'
import { loadPage } from './load-page.ts'
import type { PageFile } from './page-files.ts'

/** A route without a shop: enough to match an address. `connect` returns what it loads from a shop. */
export type TableRoute = RouteObject & {
  connect?: (shop: Shop, table: readonly RouteObject[]) => Pick<RouteObject, 'lazy' | 'loader'>
}

/** Returns the routes of a table for the router of a shop. */
export const connectRoutes = (table: readonly TableRoute[], shop: Shop): RouteObject[] =>
  table.map(({ connect, ...route }) => ({ ...route, ...connect?.(shop, table) }))

/** Returns the route of a page. A page for customers redirects anonymous visitors to the login. */
export function pageRoute({ pattern: path }: { pattern: string }, file: PageFile, handle: PageHandle = {}): TableRoute {
  const { customersOnly = false } = handle
  const isPrivate = customersOnly || (handle.private ?? false)
  return {
    path,
    handle: { ...handle, page: file, ...(customersOnly && { private: true }) },
    connect: (shop, table) => ({
      lazy: async () => {
        const [{ loader, ...page }, fallback] = await Promise.all([loadPage(file), isPrivate && loadFallback()])
        // The browser runs a private page's loader. Until then the server renders the fallback.
        const load = isPrivate ? loader?.(shop, table) : unlessMoved({ shop, table, path }, loader?.(shop, table))
        return {
          ...page,
          ...fallback,
          ...(customersOnly ? { loader: forCustomers(shop, load) } : load && { loader: load }),
        }
      },
    }),
  }
}

/**
 * Adds a redirect for old addresses, which end in a name that the route table does not know. A page without a loader stays
 * without one. The server sends no data for it, and the router would not hydrate it.
 */
function unlessMoved(
  { shop, table, path }: { shop: Shop; table: readonly RouteObject[]; path: string },
  load: LoaderFunction | undefined,
): LoaderFunction | undefined {
  if (!load || !/(?::\w+\??|\*)$/.test(path)) return load
  return async (args) =>
    (mayBeOld(path, new URL(args.request.url).pathname) && (await moved(shop, table, args.request))) || load(args)
}

/** Whether an address of a route may be an old one. Others must not wait for the code that tells. */
export const mayBeOld = (path: string, pathname: string): boolean =>
  /_|\.html\/?$/i.test(pathname) ||
  // The fixed parts of a path are spelt as in the table. A product's key alone may be a page in another spelling.
  (path.startsWith('/:') && /[A-Z]/.test(pathname))

async function moved(shop: Shop, table: readonly RouteObject[], request: Request) {
  const { movedAddress } = await loadCode(() => import('../runtime/navigation/moved-address.ts'))
  return movedAddress(shop.config.categoryRoutes, table, request)
}

/** Loads what is shown until the browser has loaded the data of a private page. */
const loadFallback = async () => ({
  HydrateFallback: (await loadCode(() => import('../runtime/failures/page-loader.tsx'))).PrivatePageLoader,
})

const forCustomers =
  (shop: Shop, load: LoaderFunction | undefined): LoaderFunction =>
  (args) =>
    loadForCustomer(shop, args.request, () => load?.(args))
