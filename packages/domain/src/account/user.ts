import * as v from 'valibot'
import { addressBookEntrySchema } from '../address/address.ts'
import { flag, identifier, list, number, numeric, orMissing, text, texts } from '../reading/parse.ts'

/** A customer, or an anonymous visitor with nothing but an id (SES-02). */
export const userProfileSchema = v.object({
  userId: identifier,
  firstName: text,
  middleName: text,
  lastName: text,
  email: text,
  addressBook: orMissing(list(addressBookEntrySchema)),
  isAuthenticated: flag,
  customerPreference: orMissing(texts),
  favourites: orMissing(list(identifier)),
  receiveMarketingMaterials: flag,
})
export type UserProfile = v.InferOutput<typeof userProfileSchema>

/** A profile as calls answer it: alone, or as the part `userProfile` of a user. */
export const profileAnswerSchema = v.pipe(
  v.union([
    v.pipe(
      v.object({ userProfile: v.record(v.string(), v.unknown()) }),
      v.transform(({ userProfile }): unknown => userProfile),
    ),
    v.unknown(),
  ]),
  userProfileSchema,
)

/** The access token of a logged-in customer; `issuedAt` and `expiresAt` in milliseconds since 1970, `expiresIn` in seconds. */
export const tokenInfoSchema = v.object({
  accessToken: v.string(),
  tokenType: text,
  expiresAt: number,
  expiresIn: number,
  issuedAt: number,
  scope: text,
})
export type TokenInfo = v.InferOutput<typeof tokenInfoSchema>

/** What the cookie `user` holds. */
export const userSchema = v.object({
  userProfile: userProfileSchema,
  tokenInfo: v.nullish(tokenInfoSchema, null),
  subscriptions: v.nullish(v.object({ Newsletter: v.nullish(identifier, null) }), { Newsletter: null }),
})
export type User = v.InferOutput<typeof userSchema>

/** The answer of authenticate; `expires_in` in seconds. */
export const authenticationSchema = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  expires_in: numeric,
  token_type: text,
  scope: text,
  user: profileAnswerSchema,
})
export type Authentication = v.InferOutput<typeof authenticationSchema>
