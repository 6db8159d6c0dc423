import type { User, UserProfile } from '@shop/domain/account/user.ts'
import type { KeyValueStore } from '../runtime/platform/storage.ts'

/** Where the visitor is remembered between visits. */
export interface UserStorage {
  write: (user: User) => void
  /** Whether it is still this user who is remembered, and nobody whom another tab has put there (SES-20). */
  holds: (user: User) => boolean
  /** Notes the anonymous visitor that a login which ended by itself has left, for the other tabs; none after a logout. */
  noteExpired: (visitorId: string | undefined) => void
  /** Whether this anonymous visitor is that one. */
  comesFromExpired: (visitorId: string) => boolean
}

/** A browser keeps about 4 KB in one cookie and silently drops a larger one, and the login with it (OP-1). */
const COOKIE_ROOM = 3500

export const USER_COOKIE = 'user'

/** The visitor's cookie, and beside it what does not fit into it. */
export const createUserStorage = (cookies: KeyValueStore, overflow: KeyValueStore): UserStorage => ({
  write: (user) => rememberUser(user, fit(user), cookies, overflow),
  holds: (user) => cookieHolds(cookies, user),
  noteExpired: (visitorId) =>
    visitorId === undefined ? overflow.remove(EXPIRED_KEY) : overflow.write(EXPIRED_KEY, visitorId),
  comesFromExpired: (visitorId) => overflow.read(EXPIRED_KEY) === visitorId,
})

/** Under which key of the local storage stands the visitor whom a login that ended by itself has left. */
const EXPIRED_KEY = 'expired-login'

/**
 * Remembers the visitor in one cookie of the documented shape (SES-01, SES-02). Where the address book and then the
 * favourites would not fit, they are kept beside it in the local storage; `restoreUser` puts them back. Nothing is kept of
 * anybody else (SES-19), and a customer's cookie ends with the login.
 */
export function rememberUser(
  { userProfile, tokenInfo }: User,
  { cookie, moved }: FittedUser,
  cookies: KeyValueStore,
  overflow: KeyValueStore,
) {
  const key = overflowKey(userProfile.userId)
  for (const other of overflow.keys()) if (other.startsWith(OVERFLOW_PREFIX)) overflow.remove(other)
  if (moved) overflow.write(key, JSON.stringify(moved))
  cookies.write(USER_COOKIE, cookie, tokenInfo?.expiresAt)
}

/** Whether the cookie is that of a user with this token; none at all is nobody else's. Reads no more of it than that. */
export function cookieHolds(cookies: Pick<KeyValueStore, 'read'>, { userProfile, tokenInfo }: User) {
  const cookie = cookies.read(USER_COOKIE)
  if (cookie === undefined) return true
  const token = tokenInfo ? JSON.stringify(tokenInfo.accessToken) : '"tokenInfo":null'
  return cookie.includes(`"userId":${JSON.stringify(userProfile.userId)}`) && cookie.includes(token)
}

/** Under which key of the local storage stands what did not fit into a customer's cookie. */
export const overflowKey = (userId: string) => OVERFLOW_PREFIX + userId
const OVERFLOW_PREFIX = 'user-'

/** What was moved is whole; what was not moved is absent here and stands in the cookie. */
type Moved = Partial<Pick<UserProfile, 'addressBook' | 'favourites'>>

/** A user as the cookie holds it, and what stands beside. */
interface FittedUser {
  cookie: string
  moved?: Moved | undefined
}

/** Moves as little as possible out of the cookie until the rest fits. */
function fit(user: User): FittedUser {
  const { addressBook, favourites } = user.userProfile
  const attempts: Moved[] = [{}, { addressBook }, { addressBook, favourites }]
  const withoutMoved = (moved: Moved) => {
    const emptied = Object.fromEntries(Object.keys(moved).map((name) => [name, []]))
    return JSON.stringify({ ...user, userProfile: { ...user.userProfile, ...emptied } })
  }
  const moved = attempts.find((attempt) => encodeURIComponent(withoutMoved(attempt)).length <= COOKIE_ROOM) ?? {
    addressBook,
    favourites,
  }
  return { cookie: withoutMoved(moved), moved: Object.keys(moved).length > 0 ? moved : undefined }
}
