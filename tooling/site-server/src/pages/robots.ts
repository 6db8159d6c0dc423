import type { DeployedSite } from '../sites/deployed-sites.ts'

/** Pages of a single visitor, and calls, which search engines must not read. */
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

/** Returns robots.txt. Search engines may read the shop in production only, without the pages of a single visitor. */
export function robots({ origin }: Pick<DeployedSite, 'origin'>, isProduction: boolean): string {
  if (!isProduction) return 'User-agent: *\nDisallow: /\n'
  // Product pictures are calls too, but should appear in picture searches.
  const rules = ['Allow: /api/pictures/', ...closed.map((path) => `Disallow: ${path}`)]
  return `User-agent: *\n${rules.join('\n')}\nSitemap: ${origin}/sitemap.xml\n`
}
