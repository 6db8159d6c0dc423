const ANY_ORIGIN = 'http://shop.invalid'

/** Returns the target of a redirect if it is a path of this shop, with query and hash. Prevents open redirects. */
export function sameOriginPath(target: string): string | undefined {
  if (!target.startsWith('/') || !URL.canParse(target, ANY_ORIGIN)) return undefined
  const { origin, pathname, search, hash } = new URL(target, ANY_ORIGIN)
  // Read again, a path that starts with two slashes would name a host.
  if (origin !== ANY_ORIGIN || pathname.startsWith('//')) return undefined
  return `${pathname}${search}${hash}`
}
