import type { Authentication, User, UserProfile } from './user.ts'

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
export const anonymousUser = (userId: string): User => ({
  userProfile: anonymousProfile(userId),
  tokenInfo: null,
  subscriptions: { Newsletter: null },
})

/** Returns whether a user is a customer whose token has not expired. `now` is in milliseconds since 1970. */
export const isLoggedIn = ({ userProfile, tokenInfo }: User, now: number) =>
  userProfile.isAuthenticated && tokenInfo !== null && tokenInfo.accessToken !== '' && tokenInfo.expiresAt > now

/**
 * Returns the user that a visit starts with: the stored customer while the token is valid, otherwise an anonymous visitor.
 * That visitor keeps the stored id, if there is one.
 */
export function userAtStart(stored: User | undefined, now: number, newId: () => string): User {
  if (stored && isLoggedIn(stored, now)) return stored
  return anonymousUser(stored?.userProfile.userId || newId())
}

/** Returns the user after a login. `now` is when the token was issued, in milliseconds since 1970. */
export function userFromAuthentication(authentication: Authentication, now: number): User {
  const { access_token: accessToken, expires_in: expiresIn, token_type: tokenType, scope, user } = authentication
  return {
    userProfile: { ...user, isAuthenticated: true },
    tokenInfo: { accessToken, tokenType, expiresIn, scope, issuedAt: now, expiresAt: now + expiresIn * 1000 },
    subscriptions: { Newsletter: null },
  }
}
