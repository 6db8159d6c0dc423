import { toCategoryRoutes } from '@shop/domain/catalogue/category-routes.ts'
import { productPath } from '@shop/domain/catalogue/product-path.ts'
import { pages } from '@shop/domain/text/pages.ts'
import { publicSite, type DeployedSite } from '../sites/deployed-sites.ts'
import type { BuiltBrand, ServerBundle } from './built-brand.ts'
import { staleWhileRevalidate } from './stale-while-revalidate.ts'

/** One hour in milliseconds. Search engines do not read a sitemap more often. */
const FRESH_FOR = 3_600_000

/** The most pages of one site. A sitemap cannot list more. */
const MAX_PAGES = 50_000

/** The pages of a site that search engines may list. */
export interface PublicPages {
  /** The culture of the texts, such as `da-DK`. */
  culture: string
  /** The encoded path of each page, by a key that is the same in all sites of a brand. */
  paths: ReadonlyMap<string, string>
}

/** Returns a reader of a site's public pages: home, categories, customer service, products. It rejects until it has succeeded once. */
export function createPublicPages({ bundle }: Pick<BuiltBrand, 'bundle'>, site: DeployedSite) {
  const gateway = bundle.createAnonymousGateway({ ...publicSite(site), gatewayBase: site.upstream }, { fetch })

  return staleWhileRevalidate(
    async (): Promise<PublicPages> => {
      const { categories, configuration, menuFailure } = await bundle.loadBootstrapData(gateway, site)
      // Search engines would forget all categories.
      if (menuFailure) throw new Error('The gateway has refused its categories')
      const { useEnrichedProductData } = configuration.featureFlags
      const categoryRoutes = toCategoryRoutes(categories)
      const paths = new Map<string, string>()
      const add = (path: string, key = path) => {
        if (paths.size < MAX_PAGES) paths.set(key, new URL(path, site.origin).pathname)
      }
      add(pages.home.href())
      for (const route of categoryRoutes) add(route.path)
      for (const path of await servicePaths(gateway)) add(path)
      for (const { path } of categoryRoutes) {
        // One call after another, so that reading all products does not slow down the shop.
        const { products } = await gateway.catalogue.browse(path)
        for (const product of products)
          add(productPath(product, { categoryRoutes, useEnrichedProductData }), `product ${product.itemNumber}`)
      }
      return { culture: configuration.cultureName, paths }
    },
    { freshFor: FRESH_FOR },
  )
}

/** Returns the paths of customer service pages. Without them the products are still listed. */
async function servicePaths({ customerService }: ReturnType<ServerBundle['createAnonymousGateway']>) {
  const found = await customerService.pages().catch(() => ({ pages: [] }))
  return found.pages.map(({ route }) => route)
}
