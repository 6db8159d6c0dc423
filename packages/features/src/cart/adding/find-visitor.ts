import { anonymousUser, isLoggedIn } from '@shop/domain/account/session.ts'
import type { User } from '@shop/domain/account/user.ts'
import type { Platform } from '../../runtime/platform/platform.ts'
import { readJson } from '../../runtime/platform/storage.ts'
import { rememberUser, USER_COOKIE } from '../../session/user-storage.ts'

/** In whose name something is added. */
export interface KnownVisitor {
  userId: string
  accessToken?: string
  /** Whether nobody was remembered: the gateway has no cart for this id. */
  isNew: boolean
}

/** What it takes to know who is shopping. */
export type VisitorPlatform = Pick<Platform, 'cookies' | 'localStorage' | 'now' | 'newId'>

/**
 * Who is shopping, as the session will find: whoever the cookie remembers, or else somebody new, who is remembered from now
 * on. Nothing where that takes more than a look: a damaged cookie, a login that has ended, cookies that the browser refuses.
 */
export function findVisitor(platform: VisitorPlatform) {
  const { cookies, now } = platform
  return cookies.read(USER_COOKIE) === undefined
    ? newVisitor(platform)
    : remembered(readJson(cookies, USER_COOKIE), now())
}

function newVisitor({ cookies, localStorage, newId }: VisitorPlatform): KnownVisitor | undefined {
  const userId = newId()
  const user = anonymousUser(userId)
  // Nothing is known of somebody new that would not fit into the cookie.
  rememberUser(user, { cookie: JSON.stringify(user) }, cookies, localStorage)
  // Asked of the browser itself: the store would remember for this page what a browser refuses.
  return document.cookie.includes(userId) ? { userId, isNew: true } : undefined
}

/** Only the documented shape will do: what else may be made of a cookie, the session knows. */
function remembered(stored: unknown, now: number): KnownVisitor | undefined {
  const user = stored as Partial<User> | undefined
  const { userId, isAuthenticated } = user?.userProfile ?? {}
  if (typeof userId !== 'string' || userId === '') return undefined
  if (isAuthenticated === false) return { userId, isNew: false }
  const accessToken = user?.tokenInfo?.accessToken
  const isKnown = typeof accessToken === 'string' && isLoggedIn(user as User, now)
  return isKnown ? { userId, accessToken, isNew: false } : undefined
}
