import type { Authentication, TokenInfo, User, UserProfile } from './user.ts'

/** The user of a visitor without a login. */
export type GuestUser = User & { tokenInfo: null }

/** The user of a visitor who has logged in. */
export type CustomerUser = User & { tokenInfo: TokenInfo }

/** The profile of an anonymous visitor, who has nothing but an id. */
export const anonymousProfile = (userId: string): UserProfile => ({
  userId,
  firstName: '',
  middleName: '',
  lastName: '',
  email: '',
  addressBook: [],
  isAuthenticated: false,
  customerPreference: {},
  favourites: [],
  receiveMarketingMaterials: false,
})

/** A visitor without a login. */
export const anonymousUser = (userId: string): GuestUser => ({
  userProfile: anonymousProfile(userId),
  tokenInfo: null,
  subscriptions: { Newsletter: null },
})

/** Returns whether a user is a customer whose token has not expired. `now` is in milliseconds since 1970. */
export const isLoggedIn = (user: User, now: number): user is CustomerUser => {
  const { userProfile, tokenInfo } = user
  return userProfile.isAuthenticated && tokenInfo !== null && tokenInfo.accessToken !== '' && tokenInfo.expiresAt > now
}

/**
 * Returns the user that a visit starts with: the stored customer while the token is valid, otherwise an anonymous visitor.
 * That visitor keeps the stored id, if there is one.
 */
export function userAtStart(stored: User | undefined, now: number, newId: string): GuestUser | CustomerUser {
  if (stored && isLoggedIn(stored, now)) return stored
  return anonymousUser(stored?.userProfile.userId || newId)
}

/** Returns the user after a login. `now` is when the token was issued, in milliseconds since 1970. */
export function userFromAuthentication(authentication: Authentication, now: number): CustomerUser {
  const { access_token: accessToken, expires_in: end, token_type: tokenType, scope, user } = authentication
  const expiresAt = typeof end === 'number' ? now + end * 1000 : end.endsAt
  return {
    userProfile: { ...user, isAuthenticated: true },
    tokenInfo: { accessToken, tokenType, expiresIn: (expiresAt - now) / 1000, scope, issuedAt: now, expiresAt },
    subscriptions: { Newsletter: null },
  }
}
