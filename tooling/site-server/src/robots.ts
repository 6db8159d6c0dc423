import { categoriesSchema } from '@shop/domain/category.ts'
import { productListSchema } from '@shop/domain/product.ts'
import { productPath } from '@shop/domain/product-path.ts'
import { configurationSchema } from '@shop/domain/configuration.ts'
import * as v from 'valibot'
import type { Settings } from './settings.ts'
import type { ServedSite } from './sites.ts'

/** Search engines may read the shop in production only, and never the pages of one visitor (SEO-06). */
export function robots(site: ServedSite | undefined, { isProduction }: Settings): string {
  if (!isProduction || !site) return 'User-agent: *\nDisallow: /\n'
  const closed = ['/cart', '/checkout', '/payments', '/account', '/order-', '/search-result', '/api/']
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\nSitemap: ${site.origin}/sitemap.xml\n`
}

/** Every category and product of a site, for search engines. Throws when the gateway does not answer. */
export async function sitemap(site: ServedSite): Promise<string> {
  const get = async (path: string): Promise<unknown> => (await fetch(`${site.upstream}/api/${path}`)).json()
  const categories = v.parse(categoriesSchema, await get('products/categories'))
  const { featureFlags } = v.parse(configurationSchema, await get('v1.0/configuration/frontend'))
  const paths = new Set(['/', ...categories.flatMap(({ url, subcategories }) => [url, ...subcategories.map((sub) => sub.url)])])
  for (const { url } of categories) {
    const { products } = v.parse(productListSchema, await get(`products/browse?route=${encodeURIComponent(url)}`))
    for (const product of products) {
      paths.add(productPath(product, { categoryPath: url, categories, useEnrichedProductData: featureFlags.useEnrichedProductData }))
    }
  }
  const entries = [...paths].map((path) => `<url><loc>${escapeXml(new URL(path, site.origin).href)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
