import type { DeployedSite } from '../sites/deployed-sites.ts'
import type { ServerBundle } from './built-brand.ts'
import { withNonce, type CachedPage } from './cached-page.ts'
import { pageResultOf } from './page-result.ts'
import { freshNonce } from './render-page.ts'

type Renderer = Pick<ReturnType<ServerBundle['createRenderer']>, 'shell' | 'routePattern'>

/**
 * Returns the empty pages of a site, which the browser renders: for when the server does not. Each route's is written once, so
 * that they cost little while many pages fail.
 */
export function createShells(renderer: Renderer, site: DeployedSite) {
  // Bounded by the route table, in which a shell knows no category.
  const shells = new Map<string, Promise<CachedPage>>()

  const write = async (address: string) => (await pageResultOf(renderer.shell(address, 200, freshNonce()), site)).page

  return async (address: string, status: number, retryAfter?: number): Promise<CachedPage> => {
    const route = renderer.routePattern(address)
    const shell = shells.get(route) ?? write(address)
    shells.set(route, shell)
    const page = withNonce(await shell, freshNonce())
    return {
      ...page,
      status,
      headers: { ...page.headers, ...(retryAfter && { 'retry-after': String(retryAfter) }) },
    }
  }
}
