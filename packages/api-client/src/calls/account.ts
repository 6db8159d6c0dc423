import { createdAccountSchema, type ProfileUpdate, type Registration } from '@shop/domain/account/account.ts'
import type { AddressBookEntry } from '@shop/domain/address/address.ts'
import { authenticationSchema, profileAnswerSchema } from '@shop/domain/account/user.ts'
import type { Http } from '../http/http.ts'
import { path } from '../http/path.ts'

/** The proof in a reset link that its reader owns the account. */
export interface ResetSession {
  userId: string
  sessionId: string
}

/** What saving an address sends. */
export type NewAddress = Omit<AddressBookEntry, 'id'>

/** The calls for logging in and for the customer's own data; those that change the profile answer with the new one. */
export function accountCalls(http: Http) {
  return {
    authenticate: (login: { email: string; password: string }) =>
      http.post('/api/v1.0/authenticate', login, authenticationSchema),
    /** Ends a token, where the gateway offers that; the visitor is anonymous by then, and may be about to close the window. */
    logOut: (accessToken: string) => http.send('post', '/api/v1.0/logout', { accessToken, keepalive: true }),
    register: (registration: Registration) => http.post('/api/v1.0/create-me', registration, createdAccountSchema),
    /** Sends the mail with the reset link; answers alike for known and unknown addresses. */
    forgotPassword: (request: { email: string; captcha: string }) =>
      http.send('post', '/api/v1.0/forgot-password', { json: request }),
    validateResetSession: (session: ResetSession) =>
      http.send('post', '/api/v1.0/forgot-password/validate-session', { json: session }),
    redeemResetSession: (reset: ResetSession & { password: string; passwordConfirmed: string }) =>
      http.send('post', '/api/v1.0/forgot-password/redeem-session', { json: reset }),
    /** The customer's profile; a call of ours, which other gateways answer with 404. */
    profile: () => http.get('/api/v1.0/profile', profileAnswerSchema),
    update: (profile: ProfileUpdate) => http.post('/api/v1.0/me', profile, profileAnswerSchema),
    addAddress: (address: NewAddress) => http.post('/api/v1.0/me/address-book', address, profileAnswerSchema),
    /** Also the way to make an address the default one. */
    editAddress: async (id: string, address: NewAddress) =>
      http.post(path`/api/v1.0/me/address-book/${id}`, address, profileAnswerSchema),
    deleteAddress: async (id: string) => http.delete(path`/api/v1.0/me/address-book/${id}`, profileAnswerSchema),
    addFavourite: async (itemNumber: string) =>
      http.post(path`/api/v1.0/me/favourites/${itemNumber}`, undefined, profileAnswerSchema),
    removeFavourite: async (itemNumber: string) =>
      http.delete(path`/api/v1.0/me/favourites/${itemNumber}`, profileAnswerSchema),
  }
}
