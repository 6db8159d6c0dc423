import type { User, UserProfile } from '@shop/domain/account/user.ts'
import { asText, defineMemory, type PlatformOf } from '../../runtime/memory/memory.ts'
import { userCookie } from '../../runtime/memory/user-cookie.ts'

/** Remembers the visitor between visits. */
export interface UserStorage {
  write: (user: User) => void
  /** Whether the cookie still holds this user, and not one that another tab has written. */
  holds: (user: User) => boolean
  /** Tells other tabs that this anonymous visitor follows an expired login. Undefined after a logout. */
  noteExpired: (visitorId: string | undefined) => void
}

/** Browsers keep about 4 KB in a cookie. They silently drop a larger one, and the login with it. */
const COOKIE_ROOM = 3500

/** Whatever holds the visitor: the cookie, and the local storage. */
export type UserPlatform = PlatformOf<'user' | 'user-profile'>

/** Stores the visitor in a cookie, and what does not fit into it in the local storage. */
export const createUserStorage = (platform: UserPlatform): UserStorage => ({
  write: (user) => rememberUser(user, fit(user), platform),
  holds: (user) => cookieHolds(platform, user),
  noteExpired: (visitorId) => expiredLogin.update(platform, () => visitorId),
})

/** The id of the visitor who follows an expired login. */
export const expiredLogin = defineMemory('expiredLogin', asText)

/** What did not fit into the cookie of a customer. `restoreUser` reads it. */
export const movedProfile = defineMemory('user-profile', (stored) => {
  const moved = Object(stored) as Moved & { userId?: unknown }
  return typeof moved.userId === 'string' ? moved : undefined
})

/**
 * Writes the cookie in the documented shape. The address book and then the favourites move to the local storage if it would
 * get too large. `restoreUser` joins them again. Removes other users' data. A customer's cookie expires with the login.
 */
export function rememberUser({ userProfile, tokenInfo }: User, { cookie, moved }: FittedUser, platform: UserPlatform) {
  movedProfile.update(platform, () => moved && { userId: userProfile.userId, ...moved })
  userCookie.write(platform, cookie, tokenInfo?.expiresAt)
}

/**
 * Whether the cookie holds a user with this token, or there is no cookie. A text search, which is faster than parsing.
 */
export function cookieHolds(platform: PlatformOf<'user'>, { userProfile, tokenInfo }: User) {
  const cookie = userCookie.read(platform)
  if (cookie === undefined) return true
  const token = tokenInfo ? JSON.stringify(tokenInfo.accessToken) : '"tokenInfo":null'
  return cookie.includes(`"userId":${JSON.stringify(userProfile.userId)}`) && cookie.includes(token)
}

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
