import { toCategoryRoutes } from '@shop/domain/catalogue/category-routes.ts'
import { productPath } from '@shop/domain/catalogue/product-path.ts'
import type { BuiltBrand, ServerBundle } from './built-brand.ts'
import { staleWhileRevalidate } from './stale-while-revalidate.ts'
import { publicSite, type DeployedSite } from '@shop/sites/deployed-sites.ts'

/** One hour in milliseconds. Search engines do not read a sitemap more often. */
const FRESH_FOR = 3_600_000

/** Returns the sitemap of a site: categories, products and customer service pages. Rejects until the gateway has answered once. */
export function createSitemap({ bundle }: Pick<BuiltBrand, 'bundle'>, site: DeployedSite) {
  const gateway = bundle.createAnonymousGateway({ ...publicSite(site), gatewayBase: site.upstream }, { fetch })

  return staleWhileRevalidate(
    async () => {
      const { categories, configuration } = await bundle.loadBootstrapData(gateway, site)
      const { useEnrichedProductData } = configuration.featureFlags
      const categoryRoutes = toCategoryRoutes(categories)
      const paths = new Set(['/', ...categoryRoutes.map(({ path }) => path), ...(await servicePaths(gateway))])
      for (const { path: categoryPath } of categoryRoutes) {
        // One call after another, so that the sitemap does not slow down the shop.
        const { products } = await gateway.catalogue.browse(categoryPath)
        for (const product of products)
          paths.add(productPath(product, { categoryPath, categoryRoutes, useEnrichedProductData }))
      }
      return sitemapXml([...paths], site.origin)
    },
    { freshFor: FRESH_FOR },
  )
}

/** Returns the paths of customer service pages. Without them the sitemap still lists the products. */
async function servicePaths({ customerService }: ReturnType<ServerBundle['createAnonymousGateway']>) {
  const { pages } = await customerService.pages().catch(() => ({ pages: [] }))
  return pages.map(({ route }) => route)
}

function sitemapXml(paths: readonly string[], origin: string) {
  const entries = paths.map((path) => `<url><loc>${escapeXml(new URL(path, origin).href)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
