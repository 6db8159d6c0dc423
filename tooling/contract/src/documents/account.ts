import * as v from 'valibot'
import { choice, essential, expected, flag, id, number, optional, optionals, text } from './field.ts'
import { addressEntryContract } from './product.ts'

/** A customer's profile, as every account call answers it. */
export const profileContract = v.object({
  userId: essential(id, 'The login fails, because the cart has no id.'),
  firstName: expected(text, 'The header shows the email address.'),
  middleName: optional(text, 'The name shows without it.'),
  lastName: expected(text, 'The name shows without it.'),
  email: expected(text, 'The forms begin without an email address.'),
  addressBook: optional(v.array(addressEntryContract), 'The address book shows as empty.'),
  isAuthenticated: optional(flag, 'A profile from a login counts as authenticated.'),
  customerPreference: optional(v.record(v.string(), v.nullish(text)), 'No battery size is chosen.'),
  favourites: optional(v.array(id), 'No product shows as a favourite.'),
  receiveMarketingMaterials: optional(flag, 'The box for news is not ticked.'),
})

/** A profile alone, or as the part `userProfile` of a user. */
export const profileAnswerContract = v.union([
  profileContract,
  v.object({ userProfile: essential(profileContract, 'The profile cannot be read.') }),
])

const LOGIN_FAILS = 'The login fails with a message.'

/** The answer to a login. */
export const authenticationContract = v.object({
  access_token: essential(v.string(), LOGIN_FAILS),
  expires_in: essential(number, LOGIN_FAILS),
  token_type: optional(text, 'The shop always sends a bearer token.'),
  scope: optional(text, 'The shop does not use it otherwise.'),
  user: essential(profileAnswerContract, LOGIN_FAILS),
})

/** The answer to a registration. */
export const createdAccountContract = v.object({
  ...optionals(
    ['id', 'firstName', 'lastName', 'middleName', 'email', 'websiteId'],
    text,
    'The shop logs the customer in and reads the profile there.',
  ),
})

/** A subscription. The documents name one type. */
export const subscriptionContract = v.object({
  id: optional(id, 'The customer counts as not subscribed.'),
  email: optional(text, 'The shop does not use it otherwise.'),
  type: optional(choice(['Newsletter']), 'The shop does not use it otherwise.'),
})

/** The answer to looking a subscription up. */
export const subscriptionLookupContract = v.nullish(v.union([subscriptionContract, v.array(subscriptionContract)]))
