import { createdAccountSchema, type ProfileUpdate, type Registration } from '@shop/domain/account/account.ts'
import type { AddressBookEntry } from '@shop/domain/address/address.ts'
import { authenticationSchema, changedProfileSchema } from '@shop/domain/account/user.ts'
import { orEmpty } from '@shop/domain/reading/parse.ts'
import type { Http } from '../http/http.ts'
import { path } from '../http/path.ts'

/** The ids in a reset link, which prove that the visitor owns the account. */
export interface ResetSession {
  userId: string
  sessionId: string
}

/** The body of the calls that save an address. */
export type NewAddress = Omit<AddressBookEntry, 'id'>

/** The calls for login and the customer's own data. Calls that change the profile answer with the new one. */
export function accountCalls(http: Http) {
  return {
    authenticate: (login: { email: string; password: string }) =>
      http.post('/api/v1.0/authenticate', login, authenticationSchema),
    /** Ends a token, if the gateway supports it. Takes the token, because the visitor is anonymous already. Survives closing the page. */
    logOut: (accessToken: string) => http.send('post', '/api/v1.0/logout', { accessToken }),
    register: (registration: Registration) =>
      http.post('/api/v1.0/create-me', registration, orEmpty(createdAccountSchema)),
    /** Sends the mail with the reset link. The answer is the same for known and unknown addresses. */
    forgotPassword: (request: { email: string; captcha: string }) =>
      http.send('post', '/api/v1.0/forgot-password', { json: request }),
    validateResetSession: (session: ResetSession) =>
      http.send('post', '/api/v1.0/forgot-password/validate-session', { json: session }),
    redeemResetSession: (reset: ResetSession & { password: string; passwordConfirmed: string }) =>
      http.send('post', '/api/v1.0/forgot-password/redeem-session', { json: reset }),
    /** Reads the customer's profile. A call of ours: other gateways answer 404. */
    profile: () => http.get('/api/v1.0/profile', changedProfileSchema),
    update: (profile: ProfileUpdate) => http.post('/api/v1.0/me', profile, changedProfileSchema),
    addAddress: (address: NewAddress) => http.post('/api/v1.0/me/address-book', address, changedProfileSchema),
    /** Changes an address. Also makes an address the default one. */
    editAddress: async (id: string, address: NewAddress) =>
      http.post(path`/api/v1.0/me/address-book/${id}`, address, changedProfileSchema),
    deleteAddress: async (id: string) => http.delete(path`/api/v1.0/me/address-book/${id}`, changedProfileSchema),
    addFavourite: async (itemNumber: string) =>
      http.post(path`/api/v1.0/me/favourites/${itemNumber}`, undefined, changedProfileSchema),
    removeFavourite: async (itemNumber: string) =>
      http.delete(path`/api/v1.0/me/favourites/${itemNumber}`, changedProfileSchema),
  }
}
