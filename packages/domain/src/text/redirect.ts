import { parseUrl } from './parse-url.ts'

const ANY_ORIGIN = 'http://shop.invalid'

/** Returns the target of a redirect if it is a path of this shop, with query and hash. Prevents open redirects. */
export function sameOriginPath(target: string): string | undefined {
  const url = target.startsWith('/') ? parseUrl(target, ANY_ORIGIN) : undefined
  // Read again, a path that starts with two slashes would name a host.
  if (url?.origin !== ANY_ORIGIN || url.pathname.startsWith('//')) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}
