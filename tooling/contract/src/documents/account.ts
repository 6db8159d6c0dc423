import * as v from 'valibot'
import { essential, expected, optional, optionals } from './field.ts'
import * as form from './form.ts'
import { addressEntryContract } from './product.ts'

/** A customer's profile, as every account call answers it. */
export const profileContract = v.object({
  userId: essential(form.id, 'The login fails, because the cart has no id.'),
  firstName: expected(form.text, 'The header shows the email address.'),
  middleName: optional(form.text, 'The name shows without it.'),
  lastName: expected(form.text, 'The name shows without it.'),
  email: expected(form.text, 'The forms begin without an email address.'),
  addressBook: optional(v.array(addressEntryContract), 'The address book shows as empty.'),
  isAuthenticated: optional(form.flag, 'A profile from a login counts as authenticated.'),
  customerPreference: optional(v.record(v.string(), v.nullish(form.text)), 'No battery size is chosen.'),
  favourites: optional(v.array(form.id), 'No product shows as a favourite.'),
  receiveMarketingMaterials: optional(form.flag, 'The box for news is not ticked.'),
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
  expires_in: essential(form.number, LOGIN_FAILS),
  token_type: optional(form.text, 'The shop always sends a bearer token.'),
  scope: optional(form.text, 'The shop does not use it otherwise.'),
  user: essential(profileAnswerContract, LOGIN_FAILS),
})

/** The answer to a registration. */
export const createdAccountContract = v.object({
  ...optionals(
    ['id', 'firstName', 'lastName', 'middleName', 'email', 'websiteId'],
    form.text,
    'The shop logs the customer in and reads the profile there.',
  ),
})

/** A subscription. The documents name one type. */
export const subscriptionContract = v.object({
  id: optional(form.id, 'The customer counts as not subscribed.'),
  email: optional(form.text, 'The shop does not use it otherwise.'),
  type: optional(form.choice(['Newsletter']), 'The shop does not use it otherwise.'),
})

/** The answer to looking a subscription up. */
export const subscriptionLookupContract = v.nullish(v.union([subscriptionContract, v.array(subscriptionContract)]))
