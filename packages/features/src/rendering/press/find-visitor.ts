import { anonymousUser, isLoggedIn } from '@shop/domain/account/session.ts'
import type { User } from '@shop/domain/account/user.ts'
import type { Platform } from '../../runtime/platform/platform.ts'
import { userCookie } from '../../runtime/memory/user-cookie.ts'

/** The visitor that an add is sent for. */
export interface KnownVisitor {
  userId: string
  accessToken?: string
  /** Whether the id was created here, so that the gateway has no cart for it. */
  isNew: boolean
}

/** The parts of the platform that hold the visitor. */
export interface VisitorPlatform extends Pick<Platform, 'now' | 'newId'> {
  cookies: Pick<Platform['cookies'], 'read' | 'write'>
}

/**
 * Returns the visitor that the session will find in the cookie, or creates one and stores it there. Returns undefined if only
 * the app can decide: the cookie is damaged or refused, or the login has expired.
 */
export function findVisitor(platform: VisitorPlatform) {
  return userCookie.read(platform) === undefined
    ? newVisitor(platform)
    : storedVisitor(userCookie.readJson(platform), platform.now())
}

function newVisitor(platform: VisitorPlatform): KnownVisitor | undefined {
  const userId = platform.newId()
  const user = anonymousUser(userId)
  // The profile of a new visitor always fits into the cookie. The session removes what an earlier visitor left beside it.
  userCookie.write(platform, JSON.stringify(user))
  return userCookie.isAccepted(userId) ? { userId, isNew: true } : undefined
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
