const ROUTES = [
  '/api/',
  '/assets/bootstrap',
  '/assets/',
  '/policy-reports',
  '/health',
  '/robots.txt',
  '/sitemap.xml',
] as const

/**
 * Returns the kind of a request, as its metrics and spans name it. All pages and pictures share one name, because matching the
 * routes of the shop costs more than sending a cached page.
 */
export const routeOf = (path: string): string => ROUTES.find((route) => path.startsWith(route)) ?? 'page'
