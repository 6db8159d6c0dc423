/** Where a path ending in `.html` has moved for good (ROUTE-26); always an address of this site. */
export function permanentTarget(pathname: string): string | undefined {
  if (!pathname.endsWith('.html')) return undefined
  const target = pathname.slice(0, -'.html'.length).replace(/^\/+/, '/')
  return target === '' ? '/' : target
}
