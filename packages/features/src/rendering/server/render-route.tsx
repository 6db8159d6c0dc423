import { isNotFound } from '@shop/api-client/failure.ts'
import type { ReactNode } from 'react'
import { loadMatchedRoutes } from '../../runtime/navigation/load-matched-routes.ts'
import { nearRoutes } from '../../runtime/navigation/near-routes.ts'
import { handleOf, type PageHandle } from '../../runtime/navigation/page-handle.tsx'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from '../../runtime/navigation/router.ts'
import type { RenderedData } from '../client/page-data.ts'
import { renderTree } from './render-tree.tsx'

/** The page of a route, rendered. */
interface RenderedRoute {
  kind: 'page'
  status: number
  handle: PageHandle
  hydration: RenderedData['hydration']
  html: string
  styles: string
}

/** The responses without a page: another address, a page that does not exist, or nothing, so that the browser stays. */
export type OtherResponse =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'missing' }
  | { kind: 'no-content'; status: 204 }

interface RouteRequest {
  /** Path and query. */
  address: string
  signal: AbortSignal
  /** Puts the providers around the routes. */
  wrap: (routes: ReactNode) => ReactNode
}

/** Renders the route of an address as an anonymous visitor sees it. Throws when its data cannot be loaded. */
export async function renderRoute(
  table: RouteObject[],
  { address, signal, wrap }: RouteRequest,
): Promise<RenderedRoute | OtherResponse> {
  const url = new URL(address, 'http://shop.invalid')
  const near = nearRoutes(table, url.pathname)
  await loadMatchedRoutes(near, url.pathname)
  const handler = createStaticHandler(near)
  const found = await handler.query(new Request(url, { signal }), {
    // The server does not know the visitor. The browser loads what depends on that.
    filterMatchesToLoad: ({ route }) => !isPrivate(route.handle),
  })
  if (found instanceof Response)
    return { kind: 'redirect', status: found.status, location: found.headers.get('location') ?? '/' }
  const failure = Object.values(found.errors ?? {})[0]
  if (isNotFound(failure)) return { kind: 'missing' }
  if (failure) throw failure
  if (found.statusCode === 204) return { kind: 'no-content', status: 204 }

  const router = createStaticRouter(handler.dataRoutes, found)
  const rendered = await renderTree(
    wrap(<StaticRouterProvider router={router} context={found} hydrate={false} />),
    signal,
  )
  return {
    kind: 'page',
    status: found.statusCode,
    handle: handleOf(found.matches),
    hydration: { loaderData: found.loaderData, errors: null },
    ...rendered,
  }
}

const isPrivate = (handle: unknown) => (handle as PageHandle | undefined)?.private === true
