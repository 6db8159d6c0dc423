import type { ServedSite } from '../sites/sites.ts'

/** Pages of one visitor, and calls: nothing for search engines. */
const closed = [
  '/cart',
  '/checkout',
  '/payments',
  '/account',
  '/order-',
  '/newsletter',
  '/search-result',
  '/error',
  '/api/',
]

/** Search engines may read the shop in production only, and never the pages of one visitor (SEO-06). */
export function robots({ origin }: Pick<ServedSite, 'origin'>, isProduction: boolean): string {
  if (!isProduction) return 'User-agent: *\nDisallow: /\n'
  // Product pictures are calls too, and welcome in picture searches.
  const rules = ['Allow: /api/pictures/', ...closed.map((path) => `Disallow: ${path}`)]
  return `User-agent: *\n${rules.join('\n')}\nSitemap: ${origin}/sitemap.xml\n`
}
