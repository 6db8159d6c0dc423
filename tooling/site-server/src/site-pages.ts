import type { BuiltBrand } from './built-brand.ts'
import { createBasicsKeeper } from './basics-keeper.ts'
import { createPageCache, storePage, type StoredPage } from './page-cache.ts'
import { securityPolicy } from './security-policy.ts'
import type { Settings } from './settings.ts'
import type { ServedSite } from './sites.ts'

const PUBLIC_PAGES = { freshFor: 15_000, staleFor: 600_000, room: 2_000 }
/** Milliseconds a page may take to render before the browser is left to do it. */
const PATIENCE = 4_000

/** The pages of one site, as they are sent. */
export function createSitePages(built: BuiltBrand, site: ServedSite, settings: Settings) {
  const { bundle, brand, assets } = built
  const { isProduction } = settings
  const { upstream: gatewayUrl, ...shown } = site
  const gateway = bundle.createAnonymousGateway({ ...shown, gatewayBase: gatewayUrl }, { fetch })
  const basicsOf = createBasicsKeeper(() => bundle.loadBasics(gateway))
  const cached = createPageCache(PUBLIC_PAGES)
  const isSecure = site.origin.startsWith('https:')

  const shell = (status: number) => {
    const page = bundle.renderShell(brand, { site: shown, assets, isProduction })
    const policy = securityPolicy({ ...page, thirdParties: [], isSecure })
    return storePage(status, page.html, { 'content-security-policy': policy, 'cache-control': 'no-cache' })
  }

  const render = async (address: string): Promise<StoredPage> => {
    const page = await withPatience(
      basicsOf().then((basics) => bundle.renderPage(brand, { address, site: shown, gatewayUrl, basics, fetch, assets, isProduction })),
    )
    if (page.kind === 'redirect') return storePage(page.status, '', { location: page.location, 'cache-control': 'no-cache' })
    return storePage(page.status, page.html, {
      'content-security-policy': securityPolicy({ ...page, thirdParties: page.thirdPartyOrigins, isSecure }),
      'cache-control': page.handle.private ? 'no-cache' : 'public, max-age=0, must-revalidate',
    })
  }

  return async (address: string): Promise<StoredPage> => {
    if (!settings.rendersPages) return shell(200)
    try {
      return await cached(address, () => render(address))
    } catch (failure) {
      console.error(`${site.name}${address} could not be rendered:`, failure)
      return shell(503)
    }
  }
}

function withPatience<Result>(work: Promise<Result>) {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('Rendering took too long')), PATIENCE)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
