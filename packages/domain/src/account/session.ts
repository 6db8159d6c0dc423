import type { Authentication, User, UserProfile } from './user.ts'

/** The profile of somebody of whom nothing is known but an id. */
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

/** Whether a user is a customer whose token still counts; `now` in milliseconds since 1970 (SES-04). */
export const isLoggedIn = ({ userProfile, tokenInfo }: User, now: number) =>
  userProfile.isAuthenticated && tokenInfo !== null && tokenInfo.accessToken !== '' && tokenInfo.expiresAt > now

/** Who a visitor is at the start: the stored customer while the token counts, otherwise anonymous under the id there is (SES-05, OP-35). */
export function userAtStart(stored: User | undefined, now: number, newId: () => string): User {
  if (stored && isLoggedIn(stored, now)) return stored
  return anonymousUser(stored?.userProfile.userId || newId())
}

/** The user that a login makes; the token's times count from `now`, in milliseconds since 1970 (SES-08). */
export function userFromAuthentication(authentication: Authentication, now: number): User {
  const { access_token: accessToken, expires_in: expiresIn, token_type: tokenType, scope, user } = authentication
  return {
    userProfile: { ...user, isAuthenticated: true },
    tokenInfo: { accessToken, tokenType, expiresIn, scope, issuedAt: now, expiresAt: now + expiresIn * 1000 },
    subscriptions: { Newsletter: null },
  }
}
