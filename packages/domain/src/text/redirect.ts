const ANYWHERE = 'http://shop.invalid'

/** A target that is safe to go to: a path of this shop, with its query and hash; nothing for any other (no open redirects). */
export function sameOriginPath(target: string): string | undefined {
  if (!target.startsWith('/') || !URL.canParse(target, ANYWHERE)) return undefined
  const { origin, pathname, search, hash } = new URL(target, ANYWHERE)
  // A path that begins with two slashes would name a host the next time it is read.
  if (origin !== ANYWHERE || pathname.startsWith('//')) return undefined
  return `${pathname}${search}${hash}`
}
