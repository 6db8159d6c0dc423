import type { User, UserProfile } from '@shop/domain/account/user.ts'
import type { KeyValueStore } from '../runtime/platform/storage.ts'

/** Remembers the visitor between visits. */
export interface UserStorage {
  write: (user: User) => void
  /** Whether the cookie still holds this user, and not one that another tab has written. */
  holds: (user: User) => boolean
  /** Tells other tabs that this anonymous visitor follows an expired login. Undefined after a logout. */
  noteExpired: (visitorId: string | undefined) => void
  /** Whether this anonymous visitor follows an expired login. */
  comesFromExpired: (visitorId: string) => boolean
}

/** Browsers keep about 4 KB in a cookie. They silently drop a larger one, and the login with it. */
const COOKIE_ROOM = 3500

export const USER_COOKIE = 'user'

/** Stores the visitor in a cookie, and what does not fit into it in the local storage. */
export const createUserStorage = (cookies: KeyValueStore, overflow: KeyValueStore): UserStorage => ({
  write: (user) => rememberUser(user, fit(user), cookies, overflow),
  holds: (user) => cookieHolds(cookies, user),
  noteExpired: (visitorId) =>
    visitorId === undefined ? overflow.remove(EXPIRED_KEY) : overflow.write(EXPIRED_KEY, visitorId),
  comesFromExpired: (visitorId) => overflow.read(EXPIRED_KEY) === visitorId,
})

/** The local storage key for the visitor who follows an expired login. */
const EXPIRED_KEY = 'expired-login'

/**
 * Writes the cookie in the documented shape. The address book and then the favourites move to the local storage if it would
 * get too large. `restoreUser` joins them again. Removes other users' data. A customer's cookie expires with the login.
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

/**
 * Whether the cookie holds a user with this token, or there is no cookie. A text search, which is faster than parsing.
 */
export function cookieHolds(cookies: Pick<KeyValueStore, 'read'>, { userProfile, tokenInfo }: User) {
  const cookie = cookies.read(USER_COOKIE)
  if (cookie === undefined) return true
  const token = tokenInfo ? JSON.stringify(tokenInfo.accessToken) : '"tokenInfo":null'
  return cookie.includes(`"userId":${JSON.stringify(userProfile.userId)}`) && cookie.includes(token)
}

/** The local storage key for what did not fit into a customer's cookie. */
export const overflowKey = (userId: string) => OVERFLOW_PREFIX + userId
const OVERFLOW_PREFIX = 'user-'

/** The moved parts, complete. The others stay in the cookie. */
type Moved = Partial<Pick<UserProfile, 'addressBook' | 'favourites'>>

/** A user as stored: the cookie's value and the moved parts. */
interface FittedUser {
  cookie: string
  moved?: Moved | undefined
}

/** Moves as few parts out of the cookie as needed. */
function fit(user: User): FittedUser {
  const { addressBook, favourites } = user.userProfile
  const attempts: Moved[] = [{}, { addressBook }]
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
