import * as v from 'valibot'
import { addressBookEntrySchema } from '../address/address.ts'
import {
  answerObject,
  flag,
  identifier,
  list,
  milliseconds,
  number,
  numeric,
  readableParts,
  text,
  texts,
  writtenMoment,
} from '../reading/parse.ts'

const profileParts = {
  firstName: text,
  middleName: text,
  lastName: text,
  email: text,
  addressBook: list(addressBookEntrySchema),
  isAuthenticated: flag,
  customerPreference: texts,
  favourites: list(identifier),
  receiveMarketingMaterials: flag,
}

/** The profile of a customer, or of an anonymous visitor, who has nothing but an id. */
export const userProfileSchema = answerObject(profileParts, { userId: identifier })
export type UserProfile = v.InferOutput<typeof userProfileSchema>

/** Reads a profile in an answer: the answer itself, or its part `userProfile`. */
const inAnswer = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.union([
      v.pipe(
        v.object({ userProfile: v.record(v.string(), v.unknown()) }),
        v.transform(({ userProfile }): unknown => userProfile),
      ),
      v.unknown(),
    ]),
    schema,
  )

/** The answer with a customer's whole profile. */
export const profileAnswerSchema = inAnswer(userProfileSchema)

/** The answer to a change of a profile. Some gateways leave out the parts that have not changed. */
export const changedProfileSchema = inAnswer(readableParts(profileParts, { userId: identifier }))
export type ChangedProfile = v.InferOutput<typeof changedProfileSchema>

/**
 * The access token of a customer. `issuedAt` and `expiresAt` are in milliseconds since 1970, in cookies of other shops in ISO
 * 8601. `expiresIn` is in seconds.
 */
export const tokenInfoSchema = v.object({
  accessToken: v.string(),
  tokenType: text,
  expiresAt: milliseconds,
  expiresIn: number,
  issuedAt: milliseconds,
  scope: text,
})
export type TokenInfo = v.InferOutput<typeof tokenInfoSchema>

/** The content of the cookie `user`. */
export const userSchema = v.object({
  userProfile: userProfileSchema,
  tokenInfo: v.nullish(tokenInfoSchema, null),
  subscriptions: v.nullish(v.object({ Newsletter: v.nullish(identifier, null) }), { Newsletter: null }),
})
export type User = v.InferOutput<typeof userSchema>

/** The answer of the authenticate call. `expires_in` is in seconds. Some gateways send the moment instead. */
export const authenticationSchema = answerObject(
  {
    token_type: text,
    scope: text,
  },
  {
    access_token: v.pipe(v.string(), v.nonEmpty()),
    expires_in: v.union([
      numeric,
      v.pipe(
        writtenMoment,
        v.transform((endsAt) => ({ endsAt })),
      ),
    ]),
    user: profileAnswerSchema,
  },
)
export type Authentication = v.InferOutput<typeof authenticationSchema>
