import { anonymousUser, isLoggedIn } from '@shop/domain/account/session.ts'
import type { User } from '@shop/domain/account/user.ts'
import type { Platform } from '../../runtime/platform/platform.ts'
import { readJson } from '../../runtime/platform/storage.ts'
import { rememberUser, USER_COOKIE } from '../../session/user-storage.ts'

/** The visitor that an add is sent for. */
export interface KnownVisitor {
  userId: string
  accessToken?: string
  /** Whether the id was created here, so that the gateway has no cart for it. */
  isNew: boolean
}

/** The parts of the platform that hold the visitor. */
export type VisitorPlatform = Pick<Platform, 'cookies' | 'localStorage' | 'now' | 'newId'>

/**
 * Returns the visitor that the session will find in the cookie, or creates one and stores it there. Returns undefined if only
 * the app can decide: the cookie is damaged or refused, or the login has expired.
 */
export function findVisitor(platform: VisitorPlatform) {
  const { cookies, now } = platform
  return cookies.read(USER_COOKIE) === undefined
    ? newVisitor(platform)
    : storedVisitor(readJson(cookies, USER_COOKIE), now())
}

function newVisitor({ cookies, localStorage, newId }: VisitorPlatform): KnownVisitor | undefined {
  const userId = newId()
  const user = anonymousUser(userId)
  // The profile of a new visitor always fits into the cookie.
  rememberUser(user, { cookie: JSON.stringify(user) }, cookies, localStorage)
  // Reads the browser's cookies, because `cookies` keeps a refused cookie in memory for this page.
  return document.cookie.includes(userId) ? { userId, isNew: true } : undefined
}

/** Accepts the documented shape only. The session handles all other cookies. */
function storedVisitor(stored: unknown, now: number): KnownVisitor | undefined {
  const user = stored as Partial<User> | undefined
  const { userId, isAuthenticated } = user?.userProfile ?? {}
  if (typeof userId !== 'string' || userId === '') return undefined
  if (isAuthenticated === false) return { userId, isNew: false }
  const accessToken = user?.tokenInfo?.accessToken
  const isKnown = typeof accessToken === 'string' && isLoggedIn(user as User, now)
  return isKnown ? { userId, accessToken, isNew: false } : undefined
}
