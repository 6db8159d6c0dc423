import * as v from 'valibot'
import { answerObject, list, text } from '../reading/parse.ts'

/** The body of the call that creates an account. `captcha` is the token of the widget. */
export interface Registration {
  email: string
  firstName: string
  middleName: string
  lastName: string
  password: string
  passwordConfirmed: string
  receiveMarketingMaterials: boolean
  captcha: string
}

/** The answer of the call that creates an account. */
export const createdAccountSchema = answerObject({
  id: text,
  firstName: text,
  lastName: text,
  middleName: text,
  email: text,
  websiteId: text,
})

/** The body of the call that changes a profile: name and email, optionally with a password, or the preferences alone. */
export interface ProfileUpdate {
  firstName?: string
  middleName?: string
  lastName?: string
  email?: string
  receiveMarketingMaterials?: boolean
  updatePassword?: boolean
  currentPassword?: string
  password?: string
  passwordConfirmed?: string
  customerPreference?: Record<string, string>
}

/** The only type of subscription. */
export const SUBSCRIPTION_TYPE = 'Newsletter'

/** A subscription of an email address. The id is empty if the gateway sends none. */
export const subscriptionSchema = answerObject({ id: text, email: text, type: text })
export type Subscription = v.InferOutput<typeof subscriptionSchema>

/** Reads the answer to a subscription lookup: a subscription, a list of them, or nothing. Gives the first with an id. */
export const subscriptionLookupSchema = v.pipe(
  v.nullish(v.union([list(subscriptionSchema), subscriptionSchema])),
  v.transform((answer) => [answer ?? []].flat().find(({ id }) => id !== '')),
)
